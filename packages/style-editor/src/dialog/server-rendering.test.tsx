import { singleSymbolScheme, stretchScheme } from '@gep/map-engine/scheme';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StyleEditorProvider } from '../style-editor-provider';
import { PolygonStyleDialog, RasterStyleDialog } from '.';

const ignore = () => undefined;
const answers = { onApply: ignore, onCancel: ignore };

test('a server renders a page with dialogs; their windows open in the browser', () => {
  const html = renderToString(
    <StyleEditorProvider locale="en">
      <p>Page</p>
      <PolygonStyleDialog value={singleSymbolScheme('polygon')} {...answers} />
      <RasterStyleDialog value={stretchScheme({ bands: [] })} {...answers} />
    </StyleEditorProvider>,
  );
  expect(html).toContain('<p>Page</p>');
});
