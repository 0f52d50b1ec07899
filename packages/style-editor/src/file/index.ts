import type { Scheme } from '@gep/map-engine/model';
import { createElement } from 'react';
import { StyleFileWindow } from './style-file-window';
import type { StyleFileProps } from './style-file';

/** Loads what reads and writes style files, and gives their window. */
export async function loadStyleFiles() {
  // By itself, so that bundlers leave the files of the engine whole that a page without it loads.
  const interchange = await import('@gep/map-engine/interchange');
  return function Window<S extends Scheme>(props: StyleFileProps<S>) {
    return createElement(StyleFileWindow<S>, { ...props, interchange });
  };
}
/** The window of style files. */
export type StyleFiles = Awaited<ReturnType<typeof loadStyleFiles>>;
