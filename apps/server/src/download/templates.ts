import { models } from '@gep/ecosystem-models';
import type { ModelDefinition, TableFile } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { spareRows, tableWorkbook } from '../model/records/workbook/table-workbook';

/** A table that models read, and the models that do. */
export interface TableInput {
  readonly input: TableFile;
  readonly readers: readonly ModelDefinition[];
}

/** Every table that a model reads, each once, in the order of the models. */
export function tableInputs(): TableInput[] {
  const found = new Map<string, { input: TableFile; readers: ModelDefinition[] }>();
  for (const { definition } of Object.values(models)) {
    for (const input of definition.files) {
      if (input.kind !== 'table') continue;
      const entry = found.get(input.key) ?? { input, readers: [] };
      found.set(input.key, entry);
      entry.readers.push(definition);
    }
  }
  return [...found.values()];
}

/** The workbooks are the same for everybody: each is made once. */
const made = new Map<string, Promise<Uint8Array>>();

/** A blank workbook of a table; null for a key that no model reads. */
export async function blankTemplate(
  key: string,
  language: Language,
): Promise<{ content: Uint8Array; fileName: string } | null> {
  const input = tableInputs().find((one) => one.input.key === key)?.input;
  if (!input) return null;
  const place = `${language} ${key}`;
  // Nobody's districts: rows are for codes to be typed in.
  const book = { input, rows: [], districts: [], language, earlier: null, spareRows };
  const content = made.get(place) ?? tableWorkbook(book);
  made.set(place, content);
  return { content: await content, fileName: `${input.name[language]}.xlsx` };
}
