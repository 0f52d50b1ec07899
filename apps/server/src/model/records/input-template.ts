import type { Language } from '@gep/api-client/contract';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import { fail } from '../../error/gep-error';
import { phrase } from '../../message/phrase';
import { partitionDistricts } from '../../region/partition-districts';
import type { Services } from '../../services';
import { definitionOf } from '../model';
import { inputOf } from '../model-input';
import type { InputPlace } from '../model-input';
import { spareRowsOf, tableWorkbook } from './workbook/table-workbook';

/**
 * A workbook to fill in for a table input, with a row for each district.
 * @throws GepError INPUT_UNKNOWN, VALIDATION for other inputs than tables
 */
export async function inputTemplate(
  services: Services,
  { projectId, modelId, key }: Omit<InputPlace, 'compareFlag'>,
  language: Language,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  const input = inputOf(definitionOf(modelId), key);
  if (input.kind !== 'table') return fail('VALIDATION', { field: 'key', rule: phrase('rule.table-input') });
  const districts = (await partitionDistricts(services.database.db, projectId)) ?? [];
  const rows = districts.map(({ code }) => ({ cells: { [districtCode]: code }, isOfDistrict: true }));
  const spareRows = spareRowsOf(input);
  return {
    fileName: `${input.name[language]}.xlsx`,
    content: await tableWorkbook({ input, rows, districts, language, earlier: null, spareRows }),
  };
}
