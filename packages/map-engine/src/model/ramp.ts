/** Colours in order, each '#rrggbb' or '#rrggbbaa'; `name` is that of a preset or '' for a person's own. */
export interface Ramp {
  readonly name: string;
  readonly colors: readonly string[];
}
