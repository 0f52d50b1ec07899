import type { ModelDefinition, Reference } from '../../src/definition';
import { groupNames } from '../../src/model-tree';
import { inputSection } from './input-section';
import type { Language } from './language';
import { table, unitText } from './markdown';
import { dependencySection, outputSection, quantityUnit } from './output-section';
import { parameterSection } from './parameter-section';
import { words } from './words';

/** Name of a model in a language, with its id and the other name. */
export function titleOf({ id, name }: ModelDefinition, language: Language): string {
  return language === 'en' ? `${id} ${name.en} (${name.zh})` : `${id} ${name.zh}（${name.en}）`;
}

function factsOf(definition: ModelDefinition, language: Language): string {
  const { group, functionUnit, valueUnit, hasValue, children } = definition;
  const own = words[language];
  const { role, reason, mark } = definition.service;
  const service = own.service(own.serviceRoles[role], reason[language], own.source.marks[mark]);
  const facts = `${own.facts(
    groupNames[group][language],
    quantityUnit(functionUnit, definition, language),
    hasValue ? unitText(valueUnit, language) : null,
  )}\n\n${service}`;
  if (children === undefined) return facts;
  const names = children.map(({ name }) => name[language]).join(own.separator);
  return `${facts}\n\n${own.children}${own.colon}${names}${language === 'en' ? '.' : '。'}`;
}

function sourceTable(references: readonly Reference[], language: Language): string {
  const { none, source } = words[language];
  const rows = references.map(({ mark, source: name, gives }) => [
    source.marks[mark],
    name[language],
    gives[language],
  ]);
  return table([source.mark, source.name, source.gives], rows, none);
}

/**
 * The page of a model in a language.
 * @param about the hand-written text: what the model accounts for, formula, example, limits
 */
export function modelPage(definition: ModelDefinition, about: string, language: Language): string {
  const own = words[language];
  const { slug, references } = definition;
  const otherPage = language === 'en' ? `zh/${slug}.md` : `../${slug}.md`;
  return `${[
    `# ${titleOf(definition, language)}`,
    `[${own.otherLanguage}](${otherPage})`,
    factsOf(definition, language),
    about.trim(),
    own.marks,
    inputSection(definition, language),
    parameterSection(definition, language),
    outputSection(definition, language),
    dependencySection(definition, language),
    `## ${own.source.title}\n\n${sourceTable(references, language)}`,
    own.writtenFrom(slug),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
