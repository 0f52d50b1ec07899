import type { PixelCompute, PixelInputs, ResolvedParameters, Upstream } from '../model';
import { choiceOf, rowsOf, selectionOf } from '../parameter-values';
import { bandReaders, cellReader, createTally, mapCells, zeroWithoutRate } from '../shared/pixel-loop';
import type { CellReader, Tally } from '../shared/pixel-loop';
import { pollutantNumber, pricedPollutants } from '../shared/pollutant-parameters';
import { hasAnyRate, typeLookup } from '../shared/type-table';

/** Tonnes of a pollutant in a cell; undefined where the model that is read has no result, and has said why. */
type Tonnes = (i: number, code: number) => number | undefined;

function upstreamOf(inputs: PixelInputs, slug: string): Upstream {
  const upstream = inputs.upstream?.[slug];
  if (upstream === undefined) throw new TypeError(`upstream ${slug}: got nothing, allowed: its layers`);
  return upstream;
}

const known = (tonnes: number): number | undefined => (Number.isNaN(tonnes) ? undefined : tonnes);

function bySoil(inputs: PixelInputs, parameters: ResolvedParameters): (pollutant: string) => Tonnes {
  const { soilRetentionT } = upstreamOf(inputs, 'sediment-mitigation').layers;
  return (pollutant) => {
    const content = pollutantNumber(parameters, 'soilPollutant', 'content', pollutant);
    return (i) => known(soilRetentionT[i] * content);
  };
}

/** Rain less runoff in mm, the rain being what the runoff was computed from. */
function retainedRain(upstream: Upstream, tally: Tally): CellReader {
  const { layers, inputs } = upstream;
  const byCurveNumber: Float64Array | undefined = layers['cn-depth'];
  if (byCurveNumber === undefined) {
    const rain = cellReader(inputs, 'precipitation');
    const depth = layers['coefficient-depth'];
    return (i) => rain(i) - depth[i];
  }
  const events = bandReaders(inputs, 'dailyPrecipitation');
  if (events.length < 365) tally.add('runoff-events-below-a-year', 'dailyPrecipitation');
  return (i) => {
    let rain = 0;
    for (const event of events) rain += event(i);
    return rain - byCurveNumber[i];
  };
}

function byRunoff(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  tally: Tally,
): (pollutant: string) => Tonnes {
  const retained = retainedRain(upstreamOf(inputs, 'runoff-analysis'), tally);
  const cubicMetres = inputs.cellSize ** 2 / 1000;
  const pollutants = selectionOf(parameters, 'pollutants');
  const rows = rowsOf(parameters, 'emc');
  const rated = hasAnyRate(pollutants.map((pollutant) => typeLookup(rows, pollutant)));
  const withoutRate = zeroWithoutRate(tally, 'emc');
  return (pollutant) => {
    const emc = typeLookup(rows, pollutant);
    // A cell is counted with the first pollutant only.
    const zero = pollutant === pollutants[0] ? withoutRate : () => 0;
    // mg/L are g/m³.
    return (i, code) => {
      if (Number.isNaN(emc[code])) return rated[code] === 1 ? 0 : zero(code);
      return known(retained(i) * cubicMetres * emc[code] * 1e-6);
    };
  };
}

/**
 * `F = SR·content` t of each pollutant with the retained soil of model 4, or `F = (P - Q)·A/1000·EMC·1e-6` t with the
 * runoff of model 11; value = F·price.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters) {
    const tally = createTally();
    const tonnesOf =
      choiceOf(parameters, 'method') === 'soil-retention'
        ? bySoil(inputs, parameters)
        : byRunoff(inputs, parameters, tally);
    const tonnes = Object.fromEntries(
      selectionOf(parameters, 'pollutants').map((pollutant, order) => [
        pollutant,
        // Land types are counted once, not once a pollutant.
        mapCells(inputs, order === 0 ? tally : createTally(), tonnesOf(pollutant)),
      ]),
    );
    return { layers: pricedPollutants(tonnes, parameters), warnings: tally.warnings() };
  },
};
