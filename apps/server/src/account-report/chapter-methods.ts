import { modelById } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import type { Block, Text } from '../document/content';
import { recordedOf } from '../reprice/changed-parameters';
import { yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { countedParameters } from './annex-parameters';
import { formulaText } from './formula-text';
import { methodText } from './method-text';
import type { MethodLine } from './method-text';
import { optionName } from './parameter-text';
import type { ReportContext } from './report-context';

/** How each indicator was calculated, and where its method is from. */
export async function methodsChapter(context: ReportContext): Promise<Block[]> {
  const { say, places } = context;
  const models = places.filter(({ entry, parentId }) => entry !== null && parentId === null);
  if (models.length === 0) return [{ kind: 'note', text: say('no-results') }];
  const blocks: Block[] = [{ kind: 'paragraph', text: say('methods.intro') }];
  for (const place of models) blocks.push(...(await modelBlocks(place, context)));
  return blocks;
}

async function modelBlocks(place: ResultPlace, context: ReportContext): Promise<Block[]> {
  const { language } = context;
  const definition = modelById(Number(place.modelId))?.definition;
  if (!definition) return [];
  const { about, formula, value, limits } = await methodText(definition.slug, language);
  return [
    { kind: 'heading', level: 2, text: place.name[language] },
    { kind: 'paragraph', text: about },
    ...part('methods.formula', formula, place, context),
    ...part('methods.value', value, place, context),
    ...part('methods.limits', limits, place, context),
    ...chosenBlocks(place, definition, context),
    { kind: 'paragraph', text: defaultsText(place, definition, context) },
    referenceTable(definition, context),
  ];
}

/** Lines as a list, tables between them. */
function part(
  title: 'methods.formula' | 'methods.value' | 'methods.limits',
  lines: readonly MethodLine[],
  { name }: ResultPlace,
  { say, language }: ReportContext,
): Block[] {
  const blocks: Block[] = [{ kind: 'heading', level: 3, text: say(title) }];
  let items: Text[] = [];
  const flush = (): void => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  for (const line of lines) {
    if (typeof line === 'string') items.push(formulaText(line));
    else {
      flush();
      blocks.push({
        kind: 'table',
        caption: say('methods.by', { model: name[language], by: line.head[0] }),
        columns: line.head.map((head, i) => ({ title: head, align: i === 0 ? 'left' : 'right' })),
        rows: line.rows.map((cells) => ({ cells })),
      });
    }
  }
  flush();
  return blocks;
}

/** What the result was made with, and its parameters as the annex lists them: without those that another choice hides. */
function countedOf(place: ResultPlace, definition: ModelDefinition, { flag }: ReportContext) {
  const year = yearOf(place, flag) ?? place.years[0];
  const recorded = recordedOf(year.row);
  return { recorded, counted: countedParameters(definition, recorded) };
}

/** Which of its methods the model was calculated with. */
function chosenBlocks(place: ResultPlace, definition: ModelDefinition, context: ReportContext): Block[] {
  const { say, language } = context;
  const { recorded, counted } = countedOf(place, definition, context);
  const choices = counted.flatMap((parameter) => {
    if (parameter.kind !== 'choice') return [];
    const option = optionName(parameter.options, String(recorded.values[parameter.key]), language);
    return [say('methods.choice', { name: parameter.name[language], option })];
  });
  if (choices.length === 0) return [];
  return [
    {
      kind: 'paragraph',
      text: say('methods.chosen', { choices: choices.join(say('list.semicolon')) }),
    },
  ];
}

function defaultsText(place: ResultPlace, definition: ModelDefinition, context: ReportContext): string {
  const { say, language } = context;
  const { recorded, counted } = countedOf(place, definition, context);
  const count = counted.length;
  const names = counted
    .filter(({ key }) => recorded.unchangedDefaults.includes(key))
    .map(({ name }) => name[language]);
  if (names.length === 0) return say('methods.no-defaults', { count });
  const listed = { count, names: names.join(say(language === 'zh' ? 'list.comma' : 'list.semicolon')) };
  if (names.length === count) return say('methods.all-defaults', listed);
  return say('methods.defaults', { ...listed, defaults: names.length });
}

function referenceTable({ references, name }: ModelDefinition, { say, language }: ReportContext): Block {
  return {
    kind: 'table',
    caption: say('methods.references', { model: name[language] }),
    columns: [
      { title: say('methods.mark'), share: 0.16 },
      { title: say('methods.source'), share: 0.46 },
      { title: say('methods.gives') },
    ],
    rows: references.map(({ mark, source, gives }) => ({
      cells: [say(`mark.${mark}`), source[language], gives[language]],
    })),
  };
}
