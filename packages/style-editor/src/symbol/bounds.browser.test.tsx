import '../../style.css';
import { symbolLayerKinds } from '@gep/map-engine/model';
import type { MapSymbol, SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bandSource, fieldSource } from '../../test/sample';
import { PointStyleDialog, RasterStyleDialog } from '../dialog';
import { StyleEditorProvider } from '../style-editor-provider';
import { freshLayer } from './registry';
import { renderSymbolDialog } from './symbol-dialog';
import { SymbolEditor } from './symbol-editor';

type Bounds = Readonly<Record<string, readonly [min: number, max: number]>>;

/** What every marker, and every layer, is moved, turned and faded by. */
const opacity = { Opacity: [0, 1] } as const;
const placed = {
  ...opacity,
  'Horizontal offset': [-360, 360],
  'Vertical offset': [-360, 360],
  Rotation: [-360, 360],
} as const;
const picture = { Width: [1, 100], Height: [1, 100] } as const;
const outline = { 'Outline width': [1, 100] } as const;

/** Section 5 of the specification, of every number that a layer of each kind has. */
const bounds: { readonly [K in SymbolLayerKind]: Bounds } = {
  'simple-marker': { ...placed, ...outline, Size: [1, 50] },
  'character-marker': { ...placed, ...outline, Size: [1, 100] },
  'svg-marker': { ...placed, ...outline, ...picture },
  'image-marker': { ...placed, ...picture },
  'simple-line': { ...opacity, Width: [1, 100] },
  'image-line': { ...opacity, Width: [1, 100], Interval: [1, 360] },
  'marker-line': { ...opacity, Interval: [1, 360], Offset: [-360, 360] },
  'simple-fill': opacity,
  'gradient-fill': { ...opacity, Angle: [-360, 360] },
  'line-pattern-fill': { ...opacity, Angle: [-360, 360], Interval: [1, 360], Offset: [-360, 360] },
  'point-pattern-fill': {
    ...opacity,
    'Horizontal interval': [0, 360],
    'Vertical interval': [0, 360],
    'Horizontal offset': [-360, 360],
    'Vertical offset': [-360, 360],
  },
};

/** Every number field in sight with its bounds. */
function shown(): Bounds {
  const fields = page.getByRole('spinbutton').elements();
  return Object.fromEntries(
    fields.map((field) => {
      const label =
        field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0].textContent ?? '';
      return [label, [Number(field.ariaValueMin), Number(field.ariaValueMax)]];
    }),
  );
}

const put = (element: ReactNode) => render(<StyleEditorProvider locale="en">{element}</StyleEditorProvider>);

describe('bounds of numbers', () => {
  const layers = (Object.keys(symbolLayerKinds) as SymbolKind[]).flatMap((symbol) =>
    symbolLayerKinds[symbol].map((kind) => [kind, symbol] as const),
  );
  it.each(layers)('of a %s', async (kind, symbol) => {
    const layer = freshLayer(kind);
    const drawn = 'strokeWidth' in layer ? { ...layer, outline: true } : layer;
    const value = { kind: symbol, layers: [drawn] } as unknown as MapSymbol;
    await put(<SymbolEditor value={value} onChange={vi.fn()} renderSymbolEditor={renderSymbolDialog} />);
    await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
    expect(shown()).toEqual(bounds[kind]);
  });

  it('of classes of a layer: 1 to 50, and 1 to 31 of a raster; their sizes as of their markers: 1 to 50', async () => {
    const dialog = { onApply: vi.fn(), onCancel: vi.fn() };
    const { unmount } = await put(
      <PointStyleDialog
        {...dialog}
        value={createScheme('graduated-size', 'point')}
        ports={{ fields: fieldSource }}
      />,
    );
    expect(shown()).toEqual({ Classes: [1, 50], 'Start size': [1, 50], 'End size': [1, 50] });
    await unmount();
    const value = createScheme('raster-graduated', 'raster', { bands: bandSource.bands });
    await put(<RasterStyleDialog {...dialog} value={value} ports={{ bands: bandSource }} />);
    expect(shown()).toMatchObject({ Classes: [1, 31] });
  });

  it('of a raster: background 0 to 255, sun 1 to 50, opacity 0 to 1, clip 0 to 100', async () => {
    const dialog = { onApply: vi.fn(), onCancel: vi.fn(), ports: { bands: bandSource } };
    const background = { used: true, value: [0, 0, 0], color: null } as const;
    const relief = { used: true, sunAngle: 45, azimuth: 315, zFactor: 1 };
    const common = { bands: bandSource.bands, background };
    const value = createScheme('stretch', 'raster', { ...common, relief, stretch: 'percent-clip' });
    const { unmount } = await put(<RasterStyleDialog {...dialog} value={value} />);
    expect(shown()).toMatchObject({
      'Background value': [0, 255],
      Altitude: [1, 50],
      'Clip low end': [0, 100],
      'Clip high end': [0, 100],
      Opacity: [0, 1],
    });
    await unmount();
    await put(<RasterStyleDialog {...dialog} value={createScheme('rgb-composite', 'raster', common)} />);
    expect(shown()).toMatchObject({
      'Background value R': [0, 255],
      'Background value G': [0, 255],
      'Background value B': [0, 255],
    });
  });
});
