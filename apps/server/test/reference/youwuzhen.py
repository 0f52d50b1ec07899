"""Figures of docs/guide/examples/youwuzhen.json: a catchment of 30 m cells, 2015 and 2012."""
import csv

import models
import numpy as np
from grid import Project, china_albers, data_folder, write

TYPES = {33: 511, 4: 521, 6: 131, 8: 121, 18: 42, 104: 611, 106: 631}
GROUPS = {201: 3, 202: 2, 203: 3, 204: 2, 205: 2}
SOURCE_CLASS = {code: source for source, code in TYPES.items()}

folder = f"{data_folder()}/calc/youwuzhen"


def rows(name):
    """Rows of a table of the source by the names in its header."""
    with open(f"{folder}/{name}", encoding="utf-8", errors="replace") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


def day(text):
    return tuple(int(part) for part in text.split(" ")[0].split("-"))


RAIN = {day(row["DATETIME"]): float(row["81502750"]) for row in rows("pcp_daily.csv")}
TEMPERATURE = {day(row["DATETIME"]): float(row["TMEAN"]) for row in rows("meteo_daily.csv")}
LAND_USE = {int(row["LANDUSE_ID"]): row for row in rows("landuse_lookup.csv") if row["LANDUSE_ID"].isdigit()}
SOIL = {int(row["SEQN"]): row for row in rows("soil_properties_lookup.csv")}


def top(soil, name):
    """A property of the upper layer."""
    return float(soil[name].split("-")[0])


def practice():
    """P by source class: the last column of a file whose header is a comment."""
    with open(f"{folder}/landcover_initial_parameters.csv", encoding="utf-8") as file:
        cells = [line.strip().split(",") for line in file if line[0].isdigit()]
    return {int(row[0]): float(row[-1]) for row in cells}


def of_source(table):
    return {code: table[source] for code, source in SOURCE_CLASS.items()}


def curve_numbers(types, groups):
    number = np.full(types.shape, np.nan)
    for source, code in TYPES.items():
        for index, letter in enumerate("ABCD", start=1):
            number[(types == code) & (groups == index)] = float(LAND_USE[source][f"CN2{letter}"])
    return number


def days_of(year, table):
    return [(date, value) for date, value in sorted(table.items()) if date[0] == year]


if __name__ == "__main__":
    project = Project(f"{folder}/thiessen_pcp.shp", "ID", 30, china_albers)
    area = 900
    types = project.classes(f"{folder}/ywzlanduse30m_upd.tif", TYPES)
    soil = project.classes(f"{folder}/ywzsoil30m.tif")
    groups = project.classes(f"{folder}/ywzsoil30m.tif", GROUPS)
    slope = models.slope_degrees(project.continuous(f"{folder}/ywzdem30m.tif"), 30)
    number = curve_numbers(types, groups)
    k = np.full(types.shape, np.nan)
    for code, row in SOIL.items():
        parts = [top(row, name) for name in ("SOL_SAND", "SOL_SILT", "SOL_CLAY", "SOL_OM")]
        k[soil == code] = models.erodibility(*parts)
    cover = models.by_type(types, of_source({source: float(row["USLE_C"]) for source, row in LAND_USE.items()}))
    protection = models.by_type(types, of_source(practice()))
    hectares, treatment = models.pests(types, area)

    def year(which):
        rain = [mm for _, mm in days_of(which, RAIN)]
        erosivity = models.erosivity([(date[1], mm) for date, mm in days_of(which, RAIN)])
        potential = erosivity * k * models.slope_length(slope, 30) * area / 1e4
        retained = potential * (1 - cover * protection)
        silt = 0.24 * retained / 1.25
        depth = sum(models.runoff_of_day(mm, number) for mm in rain)
        total = round(sum(rain), 6)
        kept = models.water_kept(types, area, total, depth, models.fu(total, 900))
        storms = sum(mm - models.runoff_of_day(mm, number) for mm in rain if mm >= 50)
        held = np.where(np.isin(models.level1(types), [1, 2, 3]), storms * area / 1000, 0)
        held = models.missing(held, types)
        temperatures = [mean for _, mean in days_of(which, TEMPERATURE)]
        leaf_on = sum(mean > 5 for mean in temperatures) / len(temperatures)
        carbon = models.carbon(types, area, rates=models.RATES)
        kwh = models.cooling(types, area, humid=False)
        tonnes = {"tn": retained * 0.0037, "tp": retained * 0.00108}
        layers = {
            "4//extra-soilRetentionT": retained,
            "4//function": silt,
            "4//value": silt * 15.58,
            "5//function": carbon,
            "5//value": carbon * 380,
            "6//function": kwh,
            "6//value": kwh * 0.53,
            "7//function": kept,
            "7//value": kept * 7.06,
            "10//function": held,
            "10//value": held * 7.06,
            "11/runoff-cn/extra-cn-depth": depth,
            "11/runoff-cn/function": depth * area / 1000,
            "13//function": hectares,
            "13//value": treatment,
            **models.purified(types, area, leaf_on),
        }
        for pollutant, mass in tonnes.items():
            layers[f"12/{pollutant}/function"] = mass
            layers[f"12/{pollutant}/value"] = mass * models.PRICES[pollutant]
        return {key: project.figures(layer) for key, layer in layers.items()}

    write("youwuzhen.json", {"current": year(2015), "comparable": year(2012)})
