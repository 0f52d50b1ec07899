import { element } from '../xml';

/** The version of QGIS that the files are written for; later ones read them, and so does 3.10. */
const version = '3.22.0-Białowieża';

/** A style file of QGIS around the renderer of a layer. */
export function qmlDocument(
  parts: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const root = { version, styleCategories: 'AllStyleCategories', ...attributes };
  return `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n${element('qgis', root, parts)}\n`;
}
