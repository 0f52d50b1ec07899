import { toRamp } from '@gep/map-engine/color';
import { singleSymbolScheme, stretchScheme } from '@gep/map-engine/scheme';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../message';
import { ColorRampSelect } from '../ramp';
import { StyleEditorProvider } from '../style-editor-provider';
import { PolygonStyleDialog, RasterStyleDialog } from '.';

const ignore = () => undefined;
const answers = { onApply: ignore, onCancel: ignore };
const inEnglish = (children: ReactNode) => <StyleEditorProvider locale="en">{children}</StyleEditorProvider>;
const select = inEnglish(<ColorRampSelect value={toRamp('Viridis')} onReverse={ignore} onChange={ignore} />);

describe('a server', () => {
  it('renders a page with dialogs; their windows open in the browser', () => {
    const html = renderToString(
      inEnglish(
        <>
          <p>Page</p>
          <PolygonStyleDialog value={singleSymbolScheme('polygon')} {...answers} />
          <RasterStyleDialog value={stretchScheme({ bands: [] })} {...answers} />
        </>,
      ),
    );
    expect(html).toContain('<p>Page</p>');
  });

  it('waits for the words of an editor', async () => {
    const { prelude } = await prerender(select);
    expect(await new Response(prelude).text()).toContain('aria-label="Reverse');
  });

  it('renders an editor in one go once its words are loaded', async () => {
    await loadWords('en');
    expect(renderToString(select)).toContain('aria-label="Reverse');
  });
});
