#pragma once
// Lists in which a thing stands once, in the order in which it was met.

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

namespace validators {

template <class T>
void addOnce(std::vector<T>& list, std::type_identity_t<T> item) {
    if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(std::move(item));
}

template <class T>
void addEachOnce(std::vector<T>& list, const std::vector<T>& items) {
    for (const T& item : items)
        addOnce(list, item);
}

} // namespace validators
