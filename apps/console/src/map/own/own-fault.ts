/** Codes of what is wrong with a file of the reader; their words are under `map.own.fault`. */
export type OwnFaultCode =
  | 'kind'
  | 'size'
  | 'empty'
  | 'damaged'
  | 'features'
  | 'noFeatures'
  | 'geometry'
  | 'json'
  | 'geojson'
  | 'topojson'
  | 'columns'
  | 'noRows'
  | 'quotes'
  | 'parts'
  | 'rows'
  | 'zip'
  | 'zipEmpty'
  | 'zipSize'
  | 'pixels'
  | 'memory'
  | 'most'
  | 'style'
  | 'styleAlone'
  | 'styleGeometry'
  | 'styleField';

/** A file that cannot be shown, and why. */
export class OwnFault extends Error {
  constructor(
    /** Name of the file. */
    readonly file: string,
    readonly code: OwnFaultCode,
    readonly args: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${file}: ${code}`);
    this.name = 'OwnFault';
  }
}
