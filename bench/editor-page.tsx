/// <reference types="vite/client" />
import styles from '@gep/style-editor/style.css?inline';
import { createMap, createPolygonLayer } from '@gep/map-engine';
import type { VectorScheme } from '@gep/map-engine/model';
import {
  generateCategories,
  graduatedColorScheme,
  singleSymbolScheme,
  uniqueValuesScheme,
} from '@gep/map-engine/scheme';
import { featureFields, PolygonStyleDialog } from '@gep/style-editor';
import type { StyleEditorPorts } from '@gep/style-editor';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { height, inputs, resolution, width } from './style-data';

const sheet = document.createElement('style');
sheet.textContent = styles;
document.head.append(sheet);

const features = inputs('polygon', 10_000);
const field = { name: 'v', type: 'REAL' } as const;
const ports = { fields: featureFields(features.map(({ properties }) => properties)) };
const graduated = (classes: number): VectorScheme => {
  const wish = graduatedColorScheme('polygon', { field, classes });
  return generateCategories(wish, { properties: features.map(({ properties }) => properties) });
};

let root: Root | null = null;

/** Renders a dialog at once, as a click on a button does. */
function show(value: VectorScheme, given: StyleEditorPorts, onPreview: (next: VectorScheme) => void): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const dialog = (
    <PolygonStyleDialog
      value={value}
      ports={given}
      onPreview={onPreview}
      onApply={() => {}}
      onCancel={() => {}}
    />
  );
  flushSync(() => root?.render(dialog));
}

const hide = () => flushSync(() => root?.render(null));

/** Until what was rendered is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** Milliseconds from the click to the painted dialog with 50 classes: the first time, and the median of later times. */
async function open(): Promise<{ first: number; later: number }> {
  const value = graduated(50);
  const times: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    await painted();
    const started = performance.now();
    show(value, ports, () => {});
    await painted();
    times.push(performance.now() - started);
    hide();
  }
  const [first, ...rest] = times;
  return { first: first!, later: rest.sort((a, b) => a - b)[rest.length >> 1]! };
}

/** Marks that the trace is read by: a task begins, a task ends. */
const begin = (name: string) => performance.mark(`${name}:start`);
const end = (name: string) => performance.mark(`${name}:end`);

/** A map of 10,000 polygons with its dialog beside it; every repaint and every hand-over of a scheme is measured. */
async function stage(kind: 'single-symbol' | 'graduated-color'): Promise<void> {
  const target = document.body.appendChild(document.createElement('div'));
  Object.assign(target.style, { position: 'absolute', inset: '0', width: '1024px', height: '768px' });
  const map = createMap(target, { pixelRatio: 1, scaleLine: false });
  map.olMap.getView().setCenter([width / 2, height / 2]);
  map.olMap.getView().setResolution(resolution);
  const scheme = kind === 'single-symbol' ? singleSymbolScheme('polygon') : graduated(9);
  const layer = map.addLayer(createPolygonLayer({ scheme, projection: 'EPSG:3857', features }));
  map.olMap.on('precompose', () => begin('repaint'));
  map.olMap.on('postrender', () => end('repaint'));
  await new Promise((resolve) => map.olMap.once('rendercomplete', resolve));
  const handOver = (next: VectorScheme) => {
    begin('hand-over');
    layer.setScheme(next);
    end('hand-over');
  };
  // What a new style costs without any editor: two looks by turns.
  for (let turn = 0; turn < 20; turn += 1) {
    handOver({ ...scheme, extra: { turn } });
    await new Promise((resolve) => map.olMap.once('postrender', resolve));
  }
  window.addEventListener('pointermove', () => performance.mark('move'), { capture: true });
  performance.mark('editing');
  show(scheme, ports, handOver);
  await painted();
}

/** A dialog of 10,000 values whose table is scrolled, ten rows a frame; then it jumps from end to end. */
async function scroll(): Promise<void> {
  const code = { name: 'code', type: 'INT4' } as const;
  const properties = features.map((_feature, i) => ({ code: i }));
  const value = generateCategories(uniqueValuesScheme('polygon', { field: code }), { properties });
  show(value, ports, () => {});
  await painted();
  const frame = document.querySelector('.gep-table-frame');
  if (!frame) throw new Error('the dialog shows no table');
  for (let step = 1; step <= 240; step += 1) {
    performance.mark('move');
    frame.scrollTop = step <= 200 ? step * 400 : step % 2 ? frame.scrollHeight : 0;
    await painted();
  }
  performance.mark('move');
}

Object.assign(window, { open, stage, scroll });
