/** A condition in the JSON of CQL2. */
export type CartoSymSelector =
  | { op: 'and' | 'or' | 'not'; args: CartoSymSelector[] }
  | { op: '=' | '<' | '<=' | '>' | '>='; args: [CartoSymColumn, string | number] }
  | { op: 'isNull'; args: CartoSymColumn };

/** The value of a column. */
export interface CartoSymColumn {
  property: string;
}

/** A length in pixels. */
export interface CartoSymPixels {
  px: number;
}

/** Red, green and blue of 0-255. */
export type CartoSymColor = [number, number, number];

/** A colour that lets the ground through. */
export interface CartoSymPaint {
  color: CartoSymColor;
  opacity: number;
}

/** A pen; its ends are flat and its corners pointed. */
export interface CartoSymStroke extends CartoSymPaint {
  width: CartoSymPixels;
  dashPattern?: number[];
  centerLine?: CartoSymPaint & { width: CartoSymPixels };
}

/** A font, whose size is in points. */
export interface CartoSymFont extends CartoSymPaint {
  face: string;
  size: number;
  bold: boolean;
  italic: boolean;
  outline?: CartoSymPaint & { size: number };
}

/** A part of a marker or label. */
export type CartoSymGraphic = { position?: [CartoSymPixels, CartoSymPixels]; opacity?: number } & (
  | { type: 'Dot'; stroke: CartoSymStroke }
  | { type: 'Image'; image: { uri: string }; hotSpot: [{ pc: number }, { pc: number }] }
  | {
      type: 'Text';
      text: string | CartoSymColumn;
      alignment: ['left' | 'center' | 'right', 'top' | 'middle' | 'bottom'];
      font: CartoSymFont;
    }
);

/** How a rule draws. */
export interface CartoSymSymbolizer {
  visibility?: boolean;
  fill?: CartoSymPaint;
  stroke?: CartoSymStroke;
  marker?: { elements: CartoSymGraphic[] };
  label?: { elements: CartoSymGraphic[]; placement?: { priority: CartoSymColumn } };
}

/** A rule of a style; what a later one says takes the place of what an earlier one says. */
export interface CartoSymRule {
  name?: string;
  selector?: CartoSymSelector;
  symbolizer: CartoSymSymbolizer;
}

/** A style in CartoSym-JSON. */
export interface CartoSymStyle {
  metadata: { title: string };
  stylingRules: CartoSymRule[];
}
