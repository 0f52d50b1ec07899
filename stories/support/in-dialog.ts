import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { GraduatedColorScheme, GraduatedSizeScheme, VectorGeometry } from '@gep/map-engine/model';
import { screen, spyOn, within } from 'storybook/test';
import { sampleFields, sampleStatistics } from './sample-fields';

const field = sampleFields[1];
const statistics = sampleStatistics('Sum');

/** Classes of the sample's numbers, told apart by colour. */
export function byColor(geometry: VectorGeometry, classes: number): GraduatedColorScheme {
  return generateCategories(createScheme('graduated-color', geometry, { field, statistics, classes }));
}

/** Classes of the sample's numbers, told apart by size. */
export function bySize(geometry: 'point' | 'line', classes: number): GraduatedSizeScheme {
  return generateCategories(createScheme('graduated-size', geometry, { field, statistics, classes }));
}

/** What is found in the dialog of a name. */
export async function inDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

/** A clipboard that holds a text, or that the browser keeps closed. */
export function clipboardWith(text: string | null) {
  const held = { text };
  const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  const clipboard = {
    readText: () => (held.text === null ? denied() : Promise.resolve(held.text)),
    writeText: (next: string) => {
      if (held.text === null) return denied();
      held.text = next;
      return Promise.resolve();
    },
  };
  spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
  return held;
}
