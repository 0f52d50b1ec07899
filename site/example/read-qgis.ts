import { createLegend, createMap, createPolygonLayer } from '@gep/map-engine';
import { schemeFromQml } from '@gep/map-engine/interchange';
import { isVectorScheme } from '@gep/map-engine/model';
import { recountRows } from '@gep/map-engine/scheme/edit';
import { districts } from './data/county';

// A style that QGIS saved, cut down to what matters; the brush of the second symbol has no match here.
const fill = (name: number, color: string, more = '') =>
  `<symbol type="fill" name="${name}"><layer class="SimpleFill"><Option type="Map">
    <Option type="QString" name="color" value="${color}"/><Option type="QString" name="style" value="solid"/>
    <Option type="QString" name="outline_color" value="255,255,255,255"/>
    <Option type="QString" name="outline_width" value="0.4"/>${more}</Option></layer></symbol>`;
const qml = `<qgis version="3.34"><renderer-v2 type="categorizedSymbol" attr="use">
  <categories>
    <category symbol="0" value="forest" label="Forest" render="true"/>
    <category symbol="1" value="farmland" label="Farmland" render="true"/>
    <category symbol="2" value="water" label="Water" render="true"/>
  </categories>
  <symbols>
    ${fill(0, '61,122,58,255')}
    ${fill(1, '240,216,144,255', '<Option type="QString" name="style" value="dense4"/>')}
    ${fill(2, '127,179,220,255')}
  </symbols></renderer-v2></qgis>`;

const { result, losses } = schemeFromQml(qml);
const properties = districts.features.map((feature) => feature.properties ?? {});

const map = createMap('map');
const panel = document.querySelector('#panel');
if (isVectorScheme(result)) {
  const scheme = recountRows(result, { properties });
  const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
  void map.fit(layer, { duration: 0 });
  panel?.append(createLegend(layer).element);
}
const text = document.createElement('pre');
text.textContent = losses
  .map(({ property, why, nearest }) => `${property}: ${why}, ${nearest} instead`)
  .join('\n');
panel?.append('Losses:', text);
