import type { SymbolLayerBase } from '../../model';
import type { LossNotes } from '../loss';
import { childrenOf } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { isDataDefined, qmlProperties } from './read-properties';
import type { QmlProperties } from './read-properties';
import { noteEffect } from './unread-layer';

/** Reads a class of symbol layers: mostly one, none where nothing can be drawn of it. */
type LayerReader<L> = (props: QmlProperties, layer: XmlElement, notes: LossNotes) => readonly L[];

/**
 * The layers of a symbol, the first at the bottom as in QGIS.
 * @param readers by the class of the layer
 * @param otherwise what stands for a class that has no reader
 */
export function readLayers<L extends SymbolLayerBase>(
  symbol: XmlElement,
  notes: LossNotes,
  readers: Readonly<Record<string, LayerReader<L>>>,
  otherwise: (props: QmlProperties) => L,
): readonly L[] {
  const alpha = Number(symbol.attributes.alpha ?? 1);
  // QGIS 1, which wrote one unit for all of a symbol, gave colours its opacity now and then.
  const isOpaque = symbol.attributes.outputUnit !== undefined;
  if (isDataDefined(symbol)) notes.add('data_defined_properties', 'expression');
  noteEffect(symbol, notes);
  return childrenOf(symbol, 'layer').flatMap((layer) => {
    const kind = layer.attributes.class ?? '';
    const props = qmlProperties(layer, notes.below(kind), isOpaque);
    if (isDataDefined(layer)) props.notes.add('data_defined_properties', 'expression');
    const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
    if (!read) notes.add(kind, 'unsupported', 'plain colour');
    const made = read ? read(props, layer, notes) : [otherwise(props)];
    if (read) props.noteUnread();
    noteEffect(layer, props.notes);
    const isShown = layer.attributes.enabled !== '0';
    return made.map((one) => ({
      ...one,
      visible: one.visible && isShown,
      opacity: one.opacity * (Number.isFinite(alpha) ? alpha : 1),
    }));
  });
}

/**
 * A file that is written into the style, as a data URL; null for one that stayed on the other machine, which is a loss.
 * @param name of the property
 */
export function embeddedFile(props: QmlProperties, name: string): string | null {
  const written = props.text(name);
  const kind = written.startsWith('base64:') ? kindOf(written.slice(7)) : null;
  if (kind !== null) return `data:${kind};base64,${written.slice(7)}`;
  props.notes.add(name, 'not-included');
  return null;
}

/** Kinds by how their bytes begin, in base64. */
const beginnings = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
] as const;

function kindOf(base64: string): string | null {
  return beginnings.find(([start]) => base64.startsWith(start))?.[1] ?? null;
}
