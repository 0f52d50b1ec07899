import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import {
  featureFields,
  PolygonStyleDialog,
  StyleEditorProvider,
} from '@gep/style-editor';
import { createRoot } from 'react-dom/client';
import { districts } from './data/county';

// Words in Chinese, and the dark theme, which is one attribute.
document.documentElement.dataset['theme'] = 'dark';
document.body.style.cssText = 'background:#14202b;color:#e6edf3';

const map = createMap('map');
const scheme = graduated({
  field: 'forest',
  method: 'natural-breaks',
  classes: 5,
  ramp: 'YlGn',
});
const layer = map.addLayer(
  createPolygonLayer({ name: '森林覆盖率', features: districts, scheme }),
);
void map.fit(layer, { duration: 0 });
const ports = {
  fields: featureFields(
    districts.features.map(({ properties }) => properties ?? {}),
  ),
};

const panel = document.querySelector('#panel');
panel?.append(createLegend(layer, { language: 'zh-CN', unit: '%' }).element);
const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
root.render(
  <StyleEditorProvider locale="zh-CN" ports={ports}>
    <PolygonStyleDialog
      title="森林覆盖率"
      value={layer.scheme}
      onPreview={(next) => layer.setScheme(next)}
      onCancel={() => root.unmount()}
      onApply={(next) => layer.setScheme(next)}
    />
  </StyleEditorProvider>,
);
