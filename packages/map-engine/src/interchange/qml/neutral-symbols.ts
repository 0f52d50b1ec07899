import type { Neutral } from '../unread';

/** Properties that say how another one is measured, which is read with it. */
export const isMeasure = (name: string): boolean => /(_units?|_map_unit_scale)$/.test(name);

/** What holds no property but a flag of the file. */
export const neutralRenderer: Neutral = {
  ...{ type: null, attr: null, graduatedMethod: null, symbollevels: null, usingSymbolLevels: null },
  referencescale: ['-1', '0', ''],
};

/** Properties of the layers of symbols that QGIS draws nothing of, or as this library does. */
export const neutralSymbols: Neutral = {
  // They count where dashes of one's own are on, which is named.
  ...{ customdash: null, use_custom_dash: null },
  // How computed sizes are meant.
  scale_method: null,
  // The ends of open strokes; outlines have none.
  ...{ cap_style: null, capstyle: null, joinstyle: null },
  ...{ average_angle_length: ['4'], place_on_every_part: null, alpha: ['1'] },
  // The half of a gradient that is not in use.
  ...{ color: null, gradient_color2: null, color1: null, color2: null, stops: null, discrete: null },
  ...{ rampType: null, direction: null, spec: ['rgb'], info: null },
  // The symbol of a pattern says the same.
  ...{ line_width: null, outline_width: null, outline_color: null, outline_style: null },
  ...{ coordinate_reference: null, seed: null, clip_mode: ['during_render', 'shape'] },
};
