import { createMap } from '@gep/map-engine/map';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../message';
import { Compass } from './compass';

it('turns with the map, and the map back to north when it is pressed', async () => {
  const element = document.createElement('div');
  element.style.height = '100px';
  document.body.append(element);
  const handle = createMap(element);
  onTestFinished(() => {
    handle.dispose();
    element.remove();
  });
  await render(<Compass handle={handle} />);
  handle.olMap.getView().setRotation(0.5);
  const needle = () => page.getByRole('button').element().querySelector('svg')?.style.rotate;
  await expect.poll(needle).toBe('0.5rad');
  await page.getByRole('button').click();
  await expect.poll(() => handle.olMap.getView().getRotation()).toBe(0);
  await expect.poll(needle).toBe('0rad');
});
