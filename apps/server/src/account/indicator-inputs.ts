import type { IndicatorInput, IndicatorInputs } from '@gep/api-client/contract';
import { changedFields, noteChanges, openForm } from '../form/form';
import type { FormPlace } from '../form/form-queries';
import type { Services } from '../services';
import type { Actor } from '../store/schema';
import { indicatorInputsOf, putIndicatorInputs } from './indicator-queries';

/** Population and GDP as they are saved; nothing where nobody has saved any. */
export async function savedIndicatorInputs(services: Services, projectId: string): Promise<IndicatorInputs> {
  const row = await indicatorInputsOf(services.database.db, projectId);
  return { rows: row?.rows ?? [], source: row?.source ?? '' };
}

/** Each area and year once, the last one given; those without any number are left out. */
function cleaned(rows: readonly IndicatorInput[]): IndicatorInput[] {
  const places = new Map(rows.map((row) => [`${row.districtCode} ${row.compareFlag}`, row]));
  return [...places.values()]
    .filter(({ population, gdp }) => population !== null || gdp !== null)
    .sort(
      (a, b) =>
        (a.districtCode < b.districtCode ? -1 : Number(a.districtCode > b.districtCode)) ||
        a.compareFlag - b.compareFlag,
    );
}

/** The inputs by what a conflict of two people names. */
function fieldsOf({ rows, source }: IndicatorInputs): object {
  const ofYear = (flag: 0 | 1): IndicatorInput[] => rows.filter(({ compareFlag }) => compareFlag === flag);
  return { current: ofYear(0), comparable: ofYear(1), source };
}

/** Sets population and GDP in place of what was there. */
export async function saveIndicatorInputs(
  services: Services,
  projectId: string,
  given: IndicatorInputs,
  savedBy: Actor,
): Promise<IndicatorInputs> {
  const now = { rows: cleaned(given.rows), source: given.source.trim() };
  const place: FormPlace = { of: { projectId }, form: 'indicatorInputs' };
  await services.database.transaction(async (tx) => {
    await openForm(tx, place);
    const row = await indicatorInputsOf(tx, projectId);
    const before = { rows: row?.rows ?? [], source: row?.source ?? '' };
    await putIndicatorInputs(tx, { projectId, ...now, savedBy, savedAt: services.now() });
    await noteChanges(tx, place, changedFields(fieldsOf(before), fieldsOf(now)));
  });
  return now;
}
