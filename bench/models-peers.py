"""Peers of models.bench.ts: a request of JSON a line, an answer of JSON a line. Tables come as 1000 numbers by code."""
import json
import sys
import time

import numpy as np


def load(folder, districts):
    """Reads what a run has prepared: types and districts of cells, and says where the files are."""
    global place, count
    place, count = folder, districts


def prepared():
    cover = np.fromfile(f"{place}/landCover", "i4")
    zones = np.fromfile(f"{place}/districts", "i4")
    valid = (cover != -9999) & (zones >= 0)
    return np.maximum(cover, 0), zones, valid


def keep(name, layer, zones, valid):
    """Sum and count by district, and the cells as float32."""
    cells = valid & ~np.isnan(layer)
    sums = np.bincount(zones[cells], layer[cells], count)
    counts = np.bincount(zones[cells], minlength=count)
    layer.astype("f4").tofile(f"{place}/numpy-{name}")
    return sums, counts


def carbon(rates, perRate, price):
    cover, zones, valid = prepared()
    co2 = np.where(valid, np.array(rates)[cover] * perRate, np.nan)
    keep("co2", co2, zones, valid)
    return keep("value", co2 * price, zones, valid)[0]


def climate(heat, wetland, perHeat, water, price):
    cover, zones, valid = prepared()
    energy = np.array(heat)[cover] * perHeat
    energy = np.where(valid, np.where(np.array(wetland)[cover] == 1, water, energy), np.nan)
    keep("energy", energy, zones, valid)
    return keep("value", energy * price, zones, valid)[0]


def water(pollutants, perRate):
    cover, zones, valid = prepared()
    total = np.zeros(cover.size)
    for name, rates, price in pollutants:
        tonnes = np.where(valid, np.array(rates)[cover] * perRate, np.nan)
        keep(name, tonnes, zones, valid)
        value = tonnes * price
        keep(f"{name}-value", value, zones, valid)
        total += value
    return keep("value", total, zones, valid)[0]


works = {"load": load, "carbon": carbon, "climate": climate, "water": water}
for line in sys.stdin:
    request = json.loads(line)
    work = works[request.pop("work")]
    start = time.perf_counter()
    sums = work(**request)
    ms = (time.perf_counter() - start) * 1000
    print(json.dumps({"ms": ms, "sums": [] if sums is None else sums.tolist()}), flush=True)
