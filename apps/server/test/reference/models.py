"""The formulas of the models on whole arrays, written from the literature that the model pages name."""
import numpy as np


def by_type(types, rows, default=np.nan):
    """A number by the longest code of a row that a type begins with."""
    out = np.full(types.shape, np.nan)
    for code in np.unique(types[~np.isnan(types)]).astype(int):
        digits = str(code)
        found = [rows[int(digits[:n])] for n in range(len(digits), 0, -1) if int(digits[:n]) in rows]
        out[types == code] = found[0] if found else default
    return out


def level1(types):
    """First digit of a type."""
    with np.errstate(invalid="ignore", divide="ignore"):
        return types // 10.0 ** np.floor(np.log10(types))


def missing(layer, types):
    """No land type, no result."""
    return np.where(np.isnan(types), np.nan, layer)


def carbon(types, area, rates=None, npp=None, alpha=0.2):
    """Tonnes of CO2, by rates in tC/hm² or by NPP in gC/m²."""
    if rates is not None:
        return by_type(types, rates, 0) * area / 1e4 * 44 / 12
    return missing(alpha * npp * area * 1e-6 * 44 / 12, types)


RATES = {1: 1.2, 2: 0.6, 3: 0.3, 4: 0.6, 62: 0.8}


def cooling(types, area, humid, days=90, evaporation=600):
    """kWh saved by transpiration and by evaporation."""
    heat = {1: 2837.27, 2: 1300.95, 3: 969.83, 62: 969.83}
    plants = by_type(types, heat, 0) * area * days / (3600 * 3)
    water = evaporation * area / 1000 * (1000 * 2450 / (3600 * 3) + (120 if humid else 0))
    return missing(np.where(level1(types) == 4, water, plants), types)


def fu(rain, pet, omega=2.6):
    """Actual evapotranspiration in mm."""
    x = pet / rain
    return rain * (1 + x - (1 + x**omega) ** (1 / omega))


RUNOFF_FRACTIONS = {
    1: 0.0229, 11: 0.0267, 12: 0.0302, 13: 0.0229, 14: 0.1920, 111: 0.0267, 112: 0.0133, 121: 0.0302, 122: 0.0088,
    131: 0.0229, 141: 0.1920, 2: 0.0426, 21: 0.0426, 22: 0.0417, 23: 0.1920, 211: 0.0426, 212: 0.0417, 221: 0.0417,
    231: 0.1920, 3: 0.0478, 31: 0.0820, 32: 0.0478, 33: 0.0937, 34: 0.1827, 311: 0.0820, 321: 0.0478, 331: 0.0937,
    341: 0.1827, 4: 0,
}  # fmt: skip


def water_kept(types, area, rain, runoff, evapotranspiration):
    """m³ on forest, shrub, grass and wetland: rain less runoff and evapotranspiration, at least nothing."""
    kept = np.maximum(0, rain - runoff - evapotranspiration) * area / 1000
    accounted = np.isin(level1(types), [1, 2, 3, 4])
    return missing(np.where(accounted, kept, 0), types)


AIR = {
    "so2": {1: 152.13, 11: 88.65, 12: 215.60, 13: 152.13, 14: 88.65, 2: 92.10},
    "nox": {1: 6.0, 2: 6.0},
    "dust": {1: 21660, 11: 10110, 12: 33200, 13: 21660, 14: 10110, 2: 11400},
}
WATER = {"cod": 110.06, "nh3n": 8.56, "tp": 8.56}
PRICES = {
    "so2": 1200 / 0.95, "nox": 1200 / 0.95, "dust": 1200 / 4,
    "cod": 1400, "nh3n": 1400 / 0.8, "tn": 1400 / 0.8, "tp": 1400 / 0.25,
}  # fmt: skip


def air(types, area, pollutant, leaf_on=1.0):
    return by_type(types, AIR[pollutant], 0) * area / 1e4 / 1000 * leaf_on


def water(types, area, pollutant):
    return by_type(types, {code: WATER[pollutant] for code in (41, 42, 43)}, 0) * area / 1e6


def purified(types, area, leaf_on=1.0):
    """Tonnes and values of models 8 and 9."""
    layers = {}
    for pollutant in AIR:
        tonnes = air(types, area, pollutant, leaf_on)
        layers[f"8/{pollutant}/function"] = tonnes
        layers[f"8/{pollutant}/value"] = tonnes * PRICES[pollutant]
    for pollutant in WATER:
        tonnes = water(types, area, pollutant)
        layers[f"9/{pollutant}/function"] = tonnes
        layers[f"9/{pollutant}/value"] = tonnes * PRICES[pollutant]
    return layers


def pests(types, area):
    """Hectares of forest and grassland, and what their treatment costs."""
    hectares = by_type(types, {1: 1.0, 3: 1.0}, 0) * area / 1e4
    return hectares, hectares * by_type(types, {1: 375.0, 3: 112.5}, 0)


COEFFICIENTS = {1: 15, 2: 15, 3: 15, 4: 100, 5: 30, 52: 15, 6: 85, 62: 15, 7: 30, 8: 30, 81: 100, 9: 100}


def runoff_of_day(rain, number):
    """mm by the curve-number method; `number` is by cell and above 0."""
    store = 25400 / number - 254
    depth = np.where(rain > 0.2 * store, (rain - 0.2 * store) ** 2 / (rain + 0.8 * store), 0.0)
    return np.where(np.isnan(number), np.nan, depth)


def slope_degrees(heights, size):
    """Horn 1981; a missing neighbour has the height of the cell."""
    padded = np.pad(heights, 1, constant_values=np.nan)
    rows, columns = heights.shape

    def neighbour(dy, dx):
        cells = padded[1 + dy : 1 + dy + rows, 1 + dx : 1 + dx + columns]
        return np.where(np.isnan(cells), heights, cells)

    a, b, c = [neighbour(-1, dx) for dx in (-1, 0, 1)]
    d, f = neighbour(0, -1), neighbour(0, 1)
    g, h, i = [neighbour(1, dx) for dx in (-1, 0, 1)]
    east = ((c + 2 * f + i) - (a + 2 * d + g)) / (8 * size)
    north = ((g + 2 * h + i) - (a + 2 * b + c)) / (8 * size)
    return np.degrees(np.arctan(np.hypot(east, north)))


def slope_length(degrees, metres):
    """S and L of HJ 1173."""
    sine = np.sin(np.radians(degrees))
    steep = np.select(
        [degrees < 5.14, degrees < 10.2, degrees < 28.81],
        [10.8 * sine + 0.03, 16.8 * sine - 0.5, 21.9 * sine - 0.96],
        9.5988,
    )
    beta = (sine / 0.089) / (3 * sine**0.8 + 0.56)
    return np.where(np.isnan(degrees), np.nan, steep) * (metres / 22.13) ** (beta / (1 + beta))


def erodibility(sand, silt, clay, matter):
    """K of Williams 1990 and Zhang Keli et al. 2008, from the fine earth and the organic carbon."""
    sand, silt, clay = (100 * part / (sand + silt + clay) for part in (sand, silt, clay))
    carbon_share = matter / 1.724
    rest = 1 - sand / 100
    epic = (
        (0.2 + 0.3 * np.exp(-0.0256 * sand * (1 - silt / 100)))
        * (silt / (clay + silt)) ** 0.3
        * (1 - 0.25 * carbon_share / (carbon_share + np.exp(3.72 - 2.95 * carbon_share)))
        * (1 - 0.7 * rest / (rest + np.exp(-5.51 + 22.9 * rest)))
    )
    return max(0, (-0.01383 + 0.51575 * epic) * 0.1317)


def erosivity(days):
    """R of a list of (month, mm): HJ 1173 by half-months, which adds up day by day."""
    return sum((0.3937 if 5 <= month <= 9 else 0.3101) * mm**1.7265 for month, mm in days if mm >= 10)
