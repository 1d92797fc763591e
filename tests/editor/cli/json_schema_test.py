#!/usr/bin/env python3
"""Reports of every kind obey docs/report.schema.json. Arguments: program, schema, folder."""

import json
import pathlib
import subprocess
import sys

import jsonschema

program, schema_file, work = sys.argv[1:]
schema = json.loads(pathlib.Path(schema_file).read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)

folder = pathlib.Path(work)
folder.mkdir(parents=True, exist_ok=True)
sample = pathlib.Path(schema_file).parent.parent / "samples/piedmont/montenotte.scenario.xml"
broken = folder / "broken.scenario.xml"
broken.write_text("<scenario>", encoding="utf-8")
wrong = folder / "wrong.scenario.xml"
wrong.write_text(
    '<scenario format="1" id="wrong" ruleset="tlnb" strenght="1">'
    '<map><grid hexes="flat-top" label="CCRR" columns="from west" rows="from north" '
    'lowered="even"/><sheet id="m" columns="1..4" odd-rows="1..9" even-rows="1..4" '
    'ground="clear"/><terrain type="woods">0505 0101</terrain></map>'
    '<waiver check="grid.hex-off-map" hex="0404" found="1">none</waiver></scenario>',
    encoding="utf-8",
)

runs = [
    [sample],
    [sample, "--no-waivers"],
    [wrong],
    [broken, folder / "gone.xml", wrong, sample],
]
for arguments in runs:
    command = [program, "validate", "--show", "info", "--format", "json", *map(str, arguments)]
    output = subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout
    report = json.loads(output)
    validator.validate(report)
    assert len(report["files"]) == sum(not str(a).startswith("-") for a in arguments)

findings = [finding for file in report["files"] for finding in file["findings"]]
assert any("location" in finding for finding in findings), "no finding with a place was tested"

# The schema is no open door: a report with a slip is not taken for a good one.
report["files"][0]["findingz"] = []
assert not validator.is_valid(report)
