import type { ModelDefinition, OutputLayer } from '../../src/definition';
import { modelBySlug } from '../../src/registry';
import { conditionText } from './condition-text';
import type { Language } from './language';
import { named, table, unitText } from './markdown';
import { words } from './words';

/** A unit; that of the function quantity has Chinese words. */
export function quantityUnit(unit: string, definition: ModelDefinition, language: Language): string {
  const { functionUnit, functionUnitZh } = definition;
  return language === 'zh' && unit === functionUnit ? (functionUnitZh ?? unit) : unitText(unit, language);
}

function rasterText({ raster }: OutputLayer, { parameters }: ModelDefinition, language: Language): string {
  const { yes, no } = words[language];
  if (raster === undefined) return yes;
  return raster === false ? no : conditionText(raster, parameters, language) || yes;
}

/** The figures and rasters that a model gives. */
export function outputSection(definition: ModelDefinition, language: Language): string {
  const { unit, always, none, output } = words[language];
  const { children = [], outputs, parameters } = definition;
  const rows = outputs.map((one) => [
    named(one, language),
    children.find((child) => child.key === one.child)?.name[language] ?? none,
    quantityUnit(one.unit, definition, language),
    output.roles[one.role],
    output.figure[one.zonal],
    rasterText(one, definition, language),
    conditionText(one.producedWhen, parameters, language) || always,
  ]);
  const head = [output.name, output.part, unit, output.is, output.district, output.cells, output.made];
  return `## ${output.title}\n\n${table(head, rows, none)}`;
}

/** The models whose layers a model reads; empty where there is none. */
export function dependencySection(definition: ModelDefinition, language: Language): string {
  const { dependency } = words[language];
  const { dependencies = [], parameters } = definition;
  if (dependencies.length === 0) return '';
  const lines = dependencies.map(({ slug, when }) => {
    const name = modelBySlug(slug)?.definition.name[language] ?? slug;
    return `- ${dependency.when(`[${name}](${slug}.md)`, conditionText(when, parameters, language))}`;
  });
  return `## ${dependency.title}\n\n${lines.join('\n')}`;
}
