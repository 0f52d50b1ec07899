import type { RasterScheme } from '@gep/map-engine/model';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RasterStyleDialog, StyleEditorProvider } from '../src';
import type { BandSource, EditorLocale, RasterStyleDialogProps } from '../src';

/** Opens the raster dialog of a scheme over the bands of a host. */
export function openRaster(
  locale: EditorLocale,
  bands: BandSource,
  value: RasterScheme,
  host: Pick<RasterStyleDialogProps, 'onApply' | 'onPreview'>,
) {
  return render(
    <StyleEditorProvider locale={locale}>
      <RasterStyleDialog value={value} ports={{ bands }} onCancel={vi.fn()} {...host} />
    </StyleEditorProvider>,
  );
}
