// The parts of chroma-js that are used, not its names of colours and palettes; those without declarations.
export { default as contrast } from 'chroma-js/src/utils/contrast.js';
export { default as deltaE } from 'chroma-js/src/utils/delta-e.js';
export { default as hsv2rgb } from 'chroma-js/src/io/hsv/hsv2rgb.js';
export { default as rgb2hsv } from 'chroma-js/src/io/hsv/rgb2hsv.js';
export { default as lab2rgb } from 'chroma-js/src/io/lab/lab2rgb.js';
export { default as rgb2lab } from 'chroma-js/src/io/lab/rgb2lab.js';
export { rgb } from 'chroma-js/src/io/rgb/index.js';
