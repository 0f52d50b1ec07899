import { computeWindow, models, resolveParameters } from '@gep/ecosystem-models';

const { definition } = models['climate-regulation'];

/** `layers.energy` in kWh, `layers.value` in 元, `warnings` as coded counts. */
export const climate = computeWindow('climate-regulation', {
  'climate-regulation': {
    inputs: {
      width: 2,
      height: 1,
      cellSize: 30,
      landCover: Int32Array.of(111, 421),
      rasters: { waterEvaporation: 600 },
    },
    parameters: resolveParameters(definition, { coolingDays: 60 }),
  },
});
