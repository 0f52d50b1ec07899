"""Least within-class sums of squares of numeric fields and of random values. See README.md beside this file.

Exact dynamic programme over all distinct values, O(k n^2), after Fisher (1958); shares no code with the engine.
"""

import math
import platform
import sys

import numpy as np

from fields import numeric_fields, write

CLASSES = (2, 3, 5, 9, 31)


def least_squares(values):
    """For each number of classes: the least sum of squares about class means over all splits into k classes."""
    distinct, counts = np.unique(values, return_counts=True)
    n = len(distinct)
    centred = (distinct - distinct[n // 2]).astype(np.longdouble)
    weight = np.concatenate(([0], np.cumsum(counts))).astype(np.longdouble)
    total = np.concatenate(([0], np.cumsum(counts * centred)))
    squares = np.concatenate(([0], np.cumsum(counts * centred**2)))
    # cost[j] holds the sums of squares of distinct[i:j] for all i < j.
    cost = [None] + [
        (squares[j] - squares[:j] - (total[j] - total[:j]) ** 2 / (weight[j] - weight[:j])).astype(np.float64)
        for j in range(1, n + 1)
    ]
    best = np.array([0.0] + [cost[j][0] for j in range(1, n + 1)])
    cuts = [np.zeros(n + 1, dtype=int)]
    answers = {}
    for k in range(1, max(CLASSES) + 1):
        if k > 1:
            after = np.full(n + 1, np.inf)
            start = np.zeros(n + 1, dtype=int)
            for j in range(k, n + 1):
                candidates = best[k - 1 : j] + cost[j][k - 1 :]
                at = int(np.argmin(candidates))
                after[j] = candidates[at]
                start[j] = at + k - 1
            best = after
            cuts.append(start)
        if k in CLASSES:
            answers[k] = squares_of(distinct, counts, min(k, n), cuts)
    return answers


def squares_of(distinct, counts, classes, cuts):
    """The sum of squares of the split found, summed anew without rounding errors of differences."""
    end = len(distinct)
    parts = []
    for k in range(classes, 0, -1):
        start = cuts[k - 1][end] if k > 1 else 0
        own, weight = distinct[start:end], counts[start:end]
        mean = math.fsum(own * weight) / int(weight.sum())
        parts.extend(weight * (own - mean) ** 2)
        end = start
    return math.fsum(parts)


def random_values():
    """Yields (name, values), rounded so that the numbers written are the numbers used."""
    random = np.random.RandomState(20)
    n = 400
    yield "normal", np.round(random.normal(100, 15, n), 4)
    yield "lognormal", np.round(random.lognormal(0, 1, n), 5)
    yield "uniform", np.round(random.uniform(-1, 1, n), 5)
    yield "pareto", np.round(random.pareto(1, n), 4)
    yield "few distinct", np.round(random.normal(0, 3, n), 0)
    yield "four heaps", np.round(np.concatenate([random.normal(c, 1, n // 4) for c in (0, 10, 11, 40)]), 4)
    yield "far from zero", np.round(random.normal(1e9, 1, n), 4)
    yield "with one outlier", np.append(np.round(random.normal(0, 1, n - 1), 4), 1e6)


if __name__ == "__main__":
    rows = []
    for file, field, values in numeric_fields(sys.argv[1]):
        head = {"file": file, "field": field, "count": len(values), "sum": math.fsum(values)}
        rows.append({**head, "squares": least_squares(values)})
    for name, values in random_values():
        values = values + 0.0
        rows.append({"random": name, "squares": least_squares(values), "values": values.tolist()})
    write("natural-breaks.json", {"numpy": np.__version__, "python": platform.python_version()}, rows)
