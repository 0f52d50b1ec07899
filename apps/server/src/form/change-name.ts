import { catalogueEntries, modelById, models } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import { regionLevels } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import { fieldNames } from './field-names';
import type { FormChangeRow } from './form-queries';

const plain = (text: string): LocalText => ({ zh: text, en: text });

const modelName = (id: string): LocalText | undefined =>
  catalogueEntries.find((entry) => String(entry.id) === id)?.name;

/** `landCover/1` is the land cover of the comparable year. */
function inputName(entry: string): LocalText | undefined {
  const [key, flag] = entry.split('/');
  const all = Object.values(models).flatMap(({ definition }) => definition.files);
  const name = all.find((file) => file.key === key)?.name;
  if (!name || flag !== '1') return name;
  const { zh, en } = textOf(phrase('year.comparable'));
  return { zh: `${name.zh}（${zh}）`, en: `${name.en} (${en})` };
}

/** Field mappings of the region file: `cityField`, `cityCodeField`. */
function levelFieldName(field: string): LocalText | undefined {
  const [, level, code] = /^([a-z]+?)(Code)?Field$/.exec(field) ?? [];
  const known = regionLevels.find((one) => one === level);
  if (!known) return undefined;
  const { zh, en } = textOf(phrase(`level.${known}`));
  return code
    ? { zh: `${zh}：代码字段`, en: `Code field of the ${en}` }
    : { zh: `${zh}：名称字段`, en: `Name field of the ${en}` };
}

function entryName({ form, entry, label }: FormChangeRow): LocalText | undefined {
  if (entry === '') return undefined;
  if (label !== null) return plain(label);
  if (form === 'inputs' || form === 'reports') return inputName(entry) ?? plain(entry);
  return modelName(entry);
}

function fieldName({ form, entry, field }: FormChangeRow): LocalText | undefined {
  const known = fieldNames[form]?.[field];
  if (known) return known;
  if (form === 'basicSetting') return levelFieldName(field);
  if (form === 'parameters' || form === 'uncertainties') {
    const definition = modelById(Number(entry))?.definition;
    const parameter = definition?.parameters.find(({ key }) => key === field);
    if (parameter) return parameter.name;
    return field === 'zonePrices' ? textOf(phrase('name.zone-prices')) : undefined;
  }
  return modelName(field);
}

/** What was changed, in words: `Land cover: file`. A field that has no name stands as it is. */
export function changeName(change: FormChangeRow): LocalText {
  const field = fieldName(change) ?? plain(change.field);
  const entry = entryName(change);
  return entry ? { zh: `${entry.zh}：${field.zh}`, en: `${entry.en}: ${field.en}` } : field;
}
