"""Positions in coordinate systems of EPSG and of WKT texts by PROJ's cs2cs. See README.md beside this file."""

import json
import re
import subprocess

DEGREES = "EPSG:4490"
OFFSETS = (-6, -3, -1.5, -0.3, 0, 0.75, 1.5, 3, 6)
LATITUDES = (3, 18.25, 26.05, 36.7, 45, 53.5)

GEOGRAPHIC_1 = (
    'GEOGCS["GCS_China_Geodetic_Coordinate_System_2000",DATUM["D_China_2000",SPHEROID["CGCS2000",6378137.0,298.257222101]],'
    'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'
)
ZONE_1 = (
    f'PROJCS["CGCS2000_3_Degree_GK_Zone_38",{GEOGRAPHIC_1},PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",38500000.0],'
    'PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",114.0],PARAMETER["Scale_Factor",1.0],'
    'PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'
)
ALBERS_1 = (
    f'PROJCS["China_Albers",{GEOGRAPHIC_1},PROJECTION["Albers"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],'
    'PARAMETER["Central_Meridian",105.0],PARAMETER["Standard_Parallel_1",25.0],PARAMETER["Standard_Parallel_2",47.0],'
    'PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'
)


def projinfo(*words):
    return subprocess.run(["projinfo", *words], check=True, capture_output=True, text=True).stdout


def wkt(code, kind):
    return projinfo("-q", "--single-line", "-o", kind, code).strip()


def axes(crs):
    """'ne' or 'en': what the system names first."""
    text = wkt(crs, "WKT2:2019")
    first = re.findall(r'AXIS\["[^"]*",(north|east)', text)[-2:]
    return first[0][0] + first[1][0]


def convert(crs, places):
    """East and north of longitudes and latitudes."""
    lines = "".join(f"{latitude} {longitude}\n" for longitude, latitude in places)
    command = ["cs2cs", "-f", "%.9f", DEGREES, *(["+to", *crs.split()] if crs.startswith("+") else [crs])]
    answer = subprocess.run(command, input=lines, check=True, capture_output=True, text=True).stdout
    order = axes(crs)
    found = []
    for (longitude, latitude), line in zip(places, answer.splitlines()):
        one, two = (float(number) for number in line.split()[:2])
        found.append([longitude, latitude, *((two, one) if order == "ne" else (one, two))])
    return {"axes": order, "points": found}


def around(meridian):
    return [[meridian + offset, LATITUDES[i % len(LATITUDES)]] for i, offset in enumerate(OFFSETS)]


if __name__ == "__main__":
    codes = [4326, 3857, 4490]
    china = [[longitude, latitude] for longitude in (73.5, 104, 134.75) for latitude in LATITUDES[::2]]
    epsg = [{"code": f"EPSG:{code}", **convert(f"EPSG:{code}", china)} for code in codes]
    for code in (f"EPSG:{number}" for number in range(4491, 4555)):
        meridian = float(re.search(r"lon_0=([\d.]+)", projinfo("-q", "-o", "PROJ", code)).group(1))
        epsg.append({"code": code, "meridian": meridian, **convert(code, around(meridian))})
    texts = {
        "ESRI zone": ZONE_1,
        "ESRI degrees": GEOGRAPHIC_1,
        "ESRI Albers": ALBERS_1,
        "WKT1 zone": wkt("EPSG:4547", "WKT1:GDAL"),
        "WKT2 zone": wkt("EPSG:4526", "WKT2:2019"),
        "WKT2 degrees": wkt("EPSG:4490", "WKT2:2019"),
        "WKT2 UTM": wkt("EPSG:32650", "WKT2:2015"),
        "proj4 feet": "+proj=tmerc +lon_0=117 +k=0.9996 +x_0=500000 +ellps=GRS80 +units=us-ft +no_defs +type=crs",
        "proj4 Lambert": "+proj=lcc +lat_1=25 +lat_2=47 +lat_0=36 +lon_0=105 +ellps=GRS80 +no_defs +type=crs",
    }
    definitions = [{"name": name, "definition": text, **convert(text, around(114))} for name, text in texts.items()]
    version = subprocess.run(["cs2cs"], capture_output=True, text=True).stderr.splitlines()[0]
    made = {"proj": version, "command": f"cs2cs -f %.9f {DEGREES} <system>"}
    parts = [("epsg", epsg), ("definitions", definitions)]
    lists = [f'  "{name}": [\n' + ",\n".join("    " + json.dumps(row) for row in rows) + "\n  ]" for name, rows in parts]
    with open("projections.json", "w", encoding="utf-8") as file:
        file.write('{\n  "made": ' + json.dumps(made) + ",\n" + ",\n".join(lists) + "\n}\n")
