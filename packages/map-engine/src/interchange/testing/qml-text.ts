import type { Scheme } from '../../model';

/** A layer of a symbol as QGIS 3.22 and later write it. */
export const layer = (kind: string, properties: Record<string, string | number>, inside = '') =>
  `<layer class="${kind}" enabled="1" locked="0" pass="0"><Option type="Map">${Object.entries(properties)
    .map(([name, value]) => `<Option name="${name}" type="QString" value="${value}"/>`)
    .join('')}</Option>${inside}</layer>`;
/** A symbol with layers that are written. */
export const symbol = (type: string, name: string, layers: string, alpha = 1) =>
  `<symbol type="${type}" name="${name}" alpha="${alpha}" clip_to_extent="1" force_rhr="0">${layers}</symbol>`;
/** A style file. */
export const qmlText = (renderer: string, rest = '', attributes = '') =>
  `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'><qgis version="3.34.1-Prizren" ${attributes}>${renderer}${rest}</qgis>`;
/** A style of one symbol. */
export const single = (symbols: string) =>
  qmlText(`<renderer-v2 type="singleSymbol" forceraster="0"><symbols>${symbols}</symbols></renderer-v2>`);

/** The rows of a scheme that has some. */
export const rowsOf = (scheme: Scheme) => ('categories' in scheme ? scheme.categories : []);
