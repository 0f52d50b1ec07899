import type { MapSymbol } from '@gep/map-engine/model';

/** A style of the library that comes with the product. */
export interface BuiltInStyle {
  /** Never changes: clients remember styles by it. */
  readonly id: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly symbol: MapSymbol;
}

export interface BuiltInGroup {
  readonly id: string;
  readonly name: BuiltInStyle['name'];
  readonly styles: readonly BuiltInStyle[];
}

export const style = (id: string, zh: string, en: string, symbol: MapSymbol): BuiltInStyle => ({
  ...{ id, symbol },
  name: { zh, en },
});
