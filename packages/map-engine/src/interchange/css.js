// The parts of chroma-js that read what other programs write; those without declarations.
export { default as cmyk2rgb } from 'chroma-js/src/io/cmyk/cmyk2rgb.js';
export { default as css2rgb } from 'chroma-js/src/io/css/css2rgb.js';
export { default as names } from 'chroma-js/src/colors/w3cx11.js';
