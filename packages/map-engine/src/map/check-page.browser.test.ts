import { expect, it, onTestFinished, vi } from 'vitest';
import { createMap } from './create-map';

it('says which target it cannot show a map in', () => {
  expect(() => createMap('nowhere')).toThrow(
    'target: got the id "nowhere", which the page lacks, allowed: an element of the page, its id, or a map of OpenLayers',
  );
  expect(() => createMap(document.getElementById('nowhere')!)).toThrow(
    /^target: got null, allowed: an element/,
  );
});

it('names the version of OpenLayers where it gets a map of another copy', () => {
  const foreign = { getView: () => null } as unknown as HTMLElement;
  expect(() => createMap(foreign)).toThrow(/another copy of OpenLayers.*\(\d+\.\d+\.\d+\).*npm ls ol/);
});

it('warns once of a page without ol.css', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // A new shadow root has no style sheet, even where the page of the test has one.
  const host = document.createElement('div');
  host.style.setProperty('--ol-background-color', 'initial');
  const element = document.createElement('div');
  Object.assign(element.style, { width: '100px', height: '100px' });
  host.attachShadow({ mode: 'open' }).append(element);
  document.body.append(host);
  const maps = [createMap(element), createMap(element)];
  onTestFinished(() => {
    for (const map of maps) map.dispose();
    host.remove();
    warn.mockRestore();
  });
  for (const { olMap } of maps) olMap.renderSync();
  expect(warn.mock.calls).toEqual([[expect.stringContaining("import 'ol/ol.css'")]]);
});
