import type { Neutral } from '../unread';

const units: Neutral = Object.fromEntries(
  ['widthUnit', 'radiusUnit', 'sizeUnit', 'offsetUnit', 'outlineWidthUnit', 'strokeWidthUnit'].map((name) => [
    name,
    ['px'],
  ]),
);
const common: Neutral = { kind: null, name: null, visibility: null, pitchAlignment: null, ...units };

/** What symbolizers of areas and strokes say without changing their picture; their opacities count with a colour. */
export const neutralPen: Neutral = {
  ...common,
  ...{ miterLimit: null, roundLimit: null, opacity: [1], fillOpacity: null, outlineOpacity: null },
};

/** The same of points; the ends and corners of outlines are those of the shape. */
export const neutralPoint: Neutral = {
  ...common,
  ...{ strokeOpacity: null, strokeLinecap: null, strokeLinejoin: null, strokeDashOffset: null },
  ...{ fillOpacity: null, optional: null, pitchScale: null, format: null, sizeUnit: ['px'] },
  ...{ allowOverlap: null, rotationAlignment: null, keepUpright: null, textFitPadding: null },
};

/** The same of labels. */
export const neutralText: Neutral = {
  ...common,
  ...{ anchor: ['center'], justify: null, lineHeight: null, maxAngle: null, maxWidth: [10], padding: [2] },
  ...{ keepUpright: [true], optional: null, rotationAlignment: null, haloOpacity: null, spacing: null },
  ...{ transform: ['none'], fontStyle: ['normal'] },
};
