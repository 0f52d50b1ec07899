import OlMap from 'ol/Map.js';
import { warn } from 'ol/console.js';
import { VERSION } from 'ol/util.js';

/**
 * Checks what a map is to be shown in; OpenLayers itself would silently make a map without a page.
 * @throws TypeError saying what was given
 */
export function checkTarget(target: unknown): void {
  if (target instanceof OlMap || target instanceof Element) return;
  if (typeof target === 'string' && document.getElementById(target) !== null) return;
  if (typeof (target as Partial<OlMap> | null)?.getView === 'function') {
    throw new TypeError(
      `target: got a map of another copy of OpenLayers, allowed: maps of the copy that @gep/map-engine imports ` +
        `(${VERSION}); "npm ls ol" lists the copies, "npm dedupe" joins them`,
    );
  }
  const got =
    typeof target === 'string' ? `the id ${JSON.stringify(target)}, which the page lacks` : String(target);
  throw new TypeError(`target: got ${got}, allowed: an element of the page, its id, or a map of OpenLayers`);
}

/** Documents and shadow roots that were warned of: each has its own style sheets. */
const warned = new WeakSet<Node>();

/** Says once that the style sheet of OpenLayers is missing: buttons, scale bar and attributions would have no place. */
export function warnOfMissingStyle(olMap: OlMap): void {
  const element = olMap.getTargetElement();
  if (!element?.isConnected || warned.has(element.getRootNode())) return;
  if (getComputedStyle(element).getPropertyValue('--ol-background-color') !== '') return;
  warned.add(element.getRootNode());
  warn("@gep/map-engine: the page lacks the style sheet of OpenLayers, add: import 'ol/ol.css'");
}
