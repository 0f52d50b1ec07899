import { createLegend, createMap, createPolygonLayer } from '@gep/map-engine';
import { schemeFromSld } from '@gep/map-engine/interchange';
import { isVectorScheme } from '@gep/map-engine/model';
import { recountRows } from '@gep/map-engine/scheme/edit';
import { districts } from './data/county';

const rule = (
  title: string,
  low: number,
  high: number,
  color: string,
) => `<Rule><Title>${title}</Title>
  <ogc:Filter><ogc:And>
    <ogc:PropertyIsGreaterThan><ogc:PropertyName>forest</ogc:PropertyName><ogc:Literal>${low}</ogc:Literal></ogc:PropertyIsGreaterThan>
    <ogc:PropertyIsLessThanOrEqualTo><ogc:PropertyName>forest</ogc:PropertyName><ogc:Literal>${high}</ogc:Literal></ogc:PropertyIsLessThanOrEqualTo>
  </ogc:And></ogc:Filter>
  <PolygonSymbolizer><Fill><CssParameter name="fill">${color}</CssParameter></Fill>
  <Stroke><CssParameter name="stroke">#ffffff</CssParameter></Stroke></PolygonSymbolizer></Rule>`;
const sld = `<StyledLayerDescriptor version="1.0.0" xmlns="http://www.opengis.net/sld" xmlns:ogc="http://www.opengis.net/ogc">
<NamedLayer><Name>forest</Name><UserStyle><FeatureTypeStyle>
${rule('Little forest', 0, 40, '#f7fcb9')}${rule('Some forest', 40, 70, '#addd8e')}${rule('Much forest', 70, 100, '#31a354')}
</FeatureTypeStyle></UserStyle></NamedLayer></StyledLayerDescriptor>`;

const { result, losses } = schemeFromSld(sld);
const properties = districts.features.map((feature) => feature.properties ?? {});

const map = createMap('map');
const panel = document.querySelector('#panel');
if (isVectorScheme(result)) {
  const scheme = recountRows(result, { properties });
  const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
  void map.fit(layer, { duration: 0 });
  panel?.append(createLegend(layer, { unit: '%' }).element);
}
panel?.append(
  ...losses.map(({ property, why, nearest }) => `${property}: ${why}, ${nearest}`),
);
