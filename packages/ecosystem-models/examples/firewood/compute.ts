import type { PixelCompute } from '../../src/model';
import { numberOf, rowsOf } from '../../src/parameter-values';
import { cellReader, createTally, mapCells, scaled } from '../../src/shared/pixel-loop';
import { typeLookup } from '../../src/shared/type-table';
import { cellHectares } from '../../src/shared/units';

/** `F = yield·share·A` t a cell, value = F·price; types without a row give 0. */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters) {
    const tally = createTally();
    const hectares = cellHectares(inputs.cellSize);
    const yields = typeLookup(rowsOf(parameters, 'yields'), 'yield');
    const share = inputs.rasters.accessible === undefined ? () => 1 : cellReader(inputs, 'accessible');
    const wood = mapCells(inputs, tally, (i, code) =>
      Number.isNaN(yields[code]) ? 0 : yields[code] * share(i) * hectares,
    );
    return {
      layers: { wood, value: scaled(wood, numberOf(parameters, 'price')) },
      warnings: tally.warnings(),
    };
  },
};
