"""The cells of an elevation model that drain to an outlet: priority flood with directions (Barnes et al. 2014)."""
import heapq

import numpy as np

NEIGHBOURS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def directions(heights):
    """The cell that each cell drains to (-1 at the edge), and the cells in ascending order of their flooded height."""
    rows, columns = heights.shape
    seen = np.isnan(heights)
    towards = np.full(heights.shape, -1)
    queue = []

    def around(row, column):
        for dy, dx in NEIGHBOURS:
            yield row + dy, column + dx

    def inside(row, column):
        return 0 <= row < rows and 0 <= column < columns and not np.isnan(heights[row, column])

    for row, column in zip(*np.nonzero(~seen)):
        if not all(inside(*cell) for cell in around(row, column)):
            heapq.heappush(queue, (heights[row, column], row, column))
            seen[row, column] = True
    order = []
    while queue:
        height, row, column = heapq.heappop(queue)
        order.append((row, column))
        for cell in around(row, column):
            if inside(*cell) and not seen[cell]:
                seen[cell] = True
                towards[cell] = row * columns + column
                # A pit is raised just above its outlet, so that it drains.
                heapq.heappush(queue, (max(heights[cell], height + 1e-6), *cell))
    return towards, order


def catchment(heights, outlet, reach):
    """Cells that drain to the cell of largest catchment within `reach` cells of the outlet."""
    towards, order = directions(heights)
    size = np.ones(heights.shape)
    for cell in reversed(order):
        if towards[cell] >= 0:
            size[np.unravel_index(towards[cell], size.shape)] += size[cell]
    row, column = outlet
    near = [(y, x) for y in range(row - reach, row + reach + 1) for x in range(column - reach, column + reach + 1)]
    mask = np.zeros(heights.shape, bool)
    mask[max(near, key=lambda cell: size[cell])] = True
    for cell in order:
        if towards[cell] >= 0 and mask[np.unravel_index(towards[cell], mask.shape)]:
            mask[cell] = True
    return mask
