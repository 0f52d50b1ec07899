import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { noteUnread } from '../unread';
import { neutralRenderer } from './neutral-symbols';

/** Names what a layer does to all that it draws, which nothing stands for here. */
export function noteUnreadLayer(root: XmlElement, notes: LossNotes): void {
  const { hasScaleBasedVisibilityFlag, minScale, maxScale } = root.attributes;
  if (hasScaleBasedVisibilityFlag === '1')
    notes.add('hasScaleBasedVisibilityFlag', 'unsupported', `all scales, not 1:${minScale} to 1:${maxScale}`);
  for (const name of ['blendMode', 'featureBlendMode'])
    if (!['', '0'].includes(find(root, name)?.text.trim() ?? '')) notes.add(name, 'unsupported');
  for (const { name, children } of root.children)
    if (/DiagramRenderer$/.test(name) && children.some(({ attributes }) => attributes.enabled === '1'))
      notes.add(name, 'unsupported');
}

/** The same of a renderer of features. */
export function noteUnreadRenderer(renderer: XmlElement, notes: LossNotes): void {
  noteUnread(Object.entries(renderer.attributes), new Set(), neutralRenderer, notes);
  noteEffect(renderer, notes);
  // As QGIS 1 wrote them.
  for (const name of ['rotation', 'sizescale'])
    if ((find(renderer, name)?.attributes.field ?? '') !== '') notes.add(name, 'expression');
}

/** Shadows, glows and blurs; QGIS writes those that are off as well, and the drawing itself as one of them. */
export function noteEffect(element: XmlElement, notes: LossNotes): void {
  const effect = find(element, 'effect');
  const parts =
    effect?.attributes.type === 'effectStack' ? childrenOf(effect, 'effect') : effect ? [effect] : [];
  const isSeen = (one: XmlElement): boolean =>
    one.attributes.type !== 'drawSource' &&
    childrenOf(find(one, 'Option') ?? one, find(one, 'Option') ? 'Option' : 'prop').some(
      ({ attributes: { name, k, value, v } }) => (name ?? k) === 'enabled' && (value ?? v) === '1',
    );
  if (effect?.attributes.enabled !== '0' && parts.some(isSeen)) notes.add('effect', 'unsupported');
}
