"""Which counties of a file have a common border, and how long it is, by Shapely (GEOS).

    ogr2ogr -f GeoJSON -lco COORDINATE_PRECISION=15 fujian.json fujian_county.shp
    python3 neighbours.py fujian.json DT_CODE > neighbours.json

Borders no farther apart than a millionth of the larger side of the file are one where they run together for ten times
as much.
"""
import json
import sys

import shapely
from shapely.geometry import shape

path, code = sys.argv[1:]
features = json.load(open(path))["features"]
areas = [shape(feature["geometry"]) for feature in features]
borders = [area.boundary for area in areas]
west, south, east, north = shapely.total_bounds(areas)
near = max(east - west, north - south) * 1e-6
found = shapely.STRtree(borders).query(borders, predicate="dwithin", distance=near)
lengths = {
    (int(i), int(j)): borders[i].intersection(borders[j].buffer(near)).length for i, j in zip(*found) if i < j
}
codes = [feature["properties"][code] for feature in features]
pairs = [(codes[i], codes[j], length) for (i, j), length in lengths.items() if length > 10 * near]
exact = sum(borders[i].intersection(borders[j]).length > 0 for i, j in lengths)
print(
    json.dumps(
        {
            "shapely": shapely.__version__,
            "geos": ".".join(map(str, shapely.geos_version)),
            "districts": len(areas),
            "pairsOfSameVertices": exact,
            "length": sum(length for _, _, length in pairs),
            "pairs": sorted(sorted(pair[:2]) for pair in pairs),
        }
    )
)
