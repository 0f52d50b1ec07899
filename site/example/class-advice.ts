import {
  createLegend,
  createMap,
  createPolygonLayer,
  generateCategories,
} from '@gep/map-engine';
import type { ClassesProposal, Field } from '@gep/map-engine';
import { adviseClassification, graduatedColorScheme } from '@gep/map-engine/scheme';
import { districts } from './data/county';

const field: Field = { name: 'population', type: 'INT8' };
const properties = districts.features.map((one) => one.properties ?? {});

// Ways to draw the population, the best first.
const proposals = adviseClassification({ properties }, { field }).filter(
  (one): one is ClassesProposal => one.kind === 'classes',
);

function schemeOf({ method, classes, interval, pivot, ramp }: ClassesProposal) {
  const options = { field, method, classes, interval, pivot, ramp };
  const scheme = graduatedColorScheme('polygon', options);
  return generateCategories(scheme, { properties });
}

const map = createMap('map');
const [best] = proposals;
const layer = map.addLayer(
  createPolygonLayer({ features: districts, scheme: schemeOf(best) }),
);
void map.fit(layer, { duration: 0 });

const choice = document.createElement('select');
choice.append(...proposals.map(({ method }) => new Option(method)));
const why = document.createElement('pre');
function take(chosen: ClassesProposal) {
  layer.setScheme(schemeOf(chosen));
  const reasons = chosen.reasons.map(({ code }) => code).join(', ');
  why.textContent = `Why: ${reasons}
Variance explained: ${chosen.goodness.gvf.toFixed(2)}`;
}
choice.onchange = () => take(proposals[choice.selectedIndex] ?? best);
take(best);
const legend = createLegend(layer, { unit: 'people' });
document.querySelector('#panel')?.append(choice, legend.element, why);
