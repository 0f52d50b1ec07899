import { it, onTestFinished } from 'vitest';
import { heightsOfFile } from '../../examples/rasters';
import { createMap } from '../../src/map';
import { rendered } from '../map-fixture';
import { heightsFile } from './heights';
import { comparePicture } from './compare-picture';

/* The example of docs/guide/rasters.md runs, and looks as in the picture beside it. */

it('shows the heights of a file', async () => {
  const [sheet, element] = [document.createElement('div'), document.createElement('div')];
  Object.assign(sheet.style, { display: 'flex', width: 'max-content', gap: '16px', background: '#ffffff' });
  Object.assign(sheet.style, { fontSize: '13px', color: '#1f2328' });
  Object.assign(element.style, { width: '400px', height: '270px', flex: 'none' });
  sheet.append(element);
  document.body.append(sheet);
  const map = createMap(element, { pixelRatio: 1, scaleLine: false });
  onTestFinished(() => {
    map.dispose();
    sheet.remove();
  });
  sheet.append((await heightsOfFile(map, await heightsFile())).element);
  await rendered(map);
  await comparePicture(sheet, 'examples/rasters');
});
