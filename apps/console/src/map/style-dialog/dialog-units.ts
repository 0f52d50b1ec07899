import type { Scheme } from '@gep/map-engine/model';
import { convertScheme } from '@gep/map-engine/scheme/edit';
import type { ConvertNumber } from '@gep/map-engine/scheme/edit';
import { columnUnit } from '../layer/layer-context';
import type { OpenedLayer } from '../layer/opened-layer';
import type { ShownUnit } from '../../message/unit';

/** The numbers of a style dialog are in the units of the legend; the layer keeps those of the server. */
export interface DialogUnits {
  /** The unit of a field, or of the band. */
  readonly unitOf: (field: string | null) => ShownUnit;
  /** A number of the layer in the dialog. */
  readonly shown: ConvertNumber;
  readonly toDialog: <S extends Scheme>(scheme: S) => S;
  readonly fromDialog: <S extends Scheme>(scheme: S) => S;
}

/** What a binary number holds for sure: powers of ten then shift digits, no more. */
const sureDigits = 15;

export function dialogUnits(opened: OpenedLayer): DialogUnits {
  const unitOf = (field: string | null): ShownUnit =>
    opened.kind === 'raster' ? opened.unit : columnUnit(opened.context.columns, field ?? undefined);
  // An edge that is a value of the data has to come back as that value, or its district would change class.
  const given = new Map<string | null, Map<number, number>>();
  const givenOf = (field: string | null): Map<number, number> => {
    const known = given.get(field) ?? new Map<number, number>();
    given.set(field, known);
    return known;
  };
  const shown: ConvertNumber = (value, field) => {
    const { factor } = unitOf(field);
    if (factor === 1) return value;
    givenOf(field).set(value / factor, value);
    return value / factor;
  };
  const stored: ConvertNumber = (value, field) => {
    const { factor } = unitOf(field);
    if (factor === 1) return value;
    return givenOf(field).get(value) ?? Number((value * factor).toPrecision(sureDigits));
  };
  return {
    unitOf,
    shown,
    toDialog: (scheme) => convertScheme(scheme, shown),
    fromDialog: (scheme) => withBandNames(convertScheme(scheme, stored), opened.layer.scheme),
  };
}

/** The bands under their own names: those of the dialog are for people. */
function withBandNames<S extends Scheme>(scheme: S, own: Scheme): S {
  if (scheme.geometry !== 'raster' || own.geometry !== 'raster') return scheme;
  const bands = scheme.bands.map((band, index) => ({ ...band, name: own.bands[index]?.name ?? band.name }));
  return { ...scheme, bands };
}
