import { catalogueEntries, ecosystemType, modelBySlug } from '@gep/ecosystem-models';
import type { ModelDefinition, Name, Warning, WarningCode, WarningPart } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import { joined } from '../message/joined';
import { readableNumber } from '@gep/map-engine/scheme';
import { phrase, textOf } from '../message/phrase';

/** Classes of roads that are named; of a file without any known class there may be hundreds. */
const MOST_NAMED = 12;

/** Inputs and parameters by key: those of a model, then those of the models that it reads. */
function namesOf(definition: ModelDefinition): ReadonlyMap<string, Name> {
  const read = (definition.dependencies ?? []).flatMap(({ slug }) => modelBySlug(slug)?.definition ?? []);
  const names = new Map<string, Name>();
  for (const { files, parameters } of [definition, ...read]) {
    for (const { key, name } of [...files, ...parameters]) if (!names.has(key)) names.set(key, name);
  }
  return names;
}

/** The place of a warning in the words of its reader. What is not a key of the model is data, and stays. */
export function placeText(definition: ModelDefinition | null, at: string): LocalText {
  const names = definition ? namesOf(definition) : new Map<string, Name>();
  const places = at.split(', ').map((key): LocalText => names.get(key) ?? { zh: key, en: key });
  return joined(places, 'list.comma');
}

function typeText({ key, count }: WarningPart, cellSize: number): LocalText {
  const type = ecosystemType(Number(key));
  const figures = {
    code: key,
    cells: readableNumber(count),
    area: readableNumber((count * cellSize ** 2) / 1e6),
  };
  return {
    zh: textOf(phrase('part.type', { ...figures, name: type?.name ?? key })).zh,
    en: textOf(phrase('part.type', { ...figures, name: type?.nameEn ?? key })).en,
  };
}

function classText({ key, count }: WarningPart): LocalText {
  return textOf(
    phrase(key === '' ? 'part.no-class' : 'part.class', { name: key, count: readableNumber(count) }),
  );
}

function modelText({ key }: WarningPart): LocalText {
  return catalogueEntries.find(({ slug }) => slug === key)?.name ?? { zh: key, en: key };
}

const byCount = (a: WarningPart, b: WarningPart): number => b.count - a.count;

/** How the parts of a warning are written; ecosystem types unless the table says otherwise. */
const partTexts: Partial<Record<WarningCode, (parts: readonly WarningPart[]) => LocalText>> = {
  'unknown-road-class': (parts) => {
    const named = [...parts].sort(byCount).slice(0, MOST_NAMED).map(classText);
    const more = parts.length - named.length;
    return joined(
      more === 0 ? named : [...named, textOf(phrase('part.more', { count: readableNumber(more) }))],
      'list.comma',
    );
  },
  'overlap-landscape': (parts) => joined(parts.map(modelText), 'list.comma'),
  'intermediate-summed': (parts) => joined(parts.map(modelText), 'list.comma'),
  'value-without-cells': (parts) => joined(parts.map(modelText), 'list.comma'),
};

/**
 * What a warning names one by one: ecosystem types with cells and area, classes of roads, services.
 * @param cellSize side of a cell in metres
 */
export function partsText({ code, parts = [] }: Warning, cellSize: number): LocalText {
  const write = partTexts[code];
  if (write) return write(parts);
  return joined(
    [...parts].sort(byCount).map((part) => typeText(part, cellSize)),
    'list.semicolon',
  );
}
