export { composePage } from './compose-page';
export { withDensity } from './png-density';
export { pngOf } from './png-of';
export { writePdf } from './write-pdf';
