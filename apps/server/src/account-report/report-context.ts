import { regionLevels } from '@gep/api-client/contract';
import type {
  DistrictRow,
  DistrictTable,
  Language,
  OutdatedResult,
  Plausibility,
  RegionLevel,
  StatisticRow,
} from '@gep/api-client/contract';
import type { StoredRunRecord } from '../calculation/run-record-queries';
import { findRunRecord } from '../calculation/run-record-queries';
import { districtTable } from '../evidence/district-table';
import { plausibilityOf } from '../evidence/plausibility';
import { notFound } from '../error/gep-error';
import { findRun, latestRun } from '../job/run-queries';
import type { Run } from '../job/run-queries';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import type { BasicSettingRow } from '../project/setting-queries';
import { absentServices } from '../result/absent-services';
import type { AbsentService } from '../result/absent-services';
import { resultPlaces, yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { resultTree } from '../result/result-tree';
import { outdatedResults } from '../run/outdated-results';
import type { Services } from '../services';
import type { User } from '../user/queries';
import { figureWriter } from './figure-writer';
import type { FigureWriter } from './figure-writer';
import { sayIn } from './say';
import type { Say } from './say';

/** What the chapters of a report are written from: the answers of the same rules that the screens ask. */
export interface ReportContext {
  readonly services: Services;
  readonly language: Language;
  readonly say: Say;
  readonly write: FigureWriter;
  readonly project: { readonly id: string; readonly name: string; readonly synthetic: boolean };
  readonly setting: BasicSettingRow;
  /** The year that the account is of: the current one, or the comparable one where only that was calculated. */
  readonly flag: 0 | 1;
  readonly places: readonly ResultPlace[];
  readonly tree: readonly StatisticRow[];
  /** Null without a result. */
  readonly total: StatisticRow | null;
  readonly absent: readonly AbsentService[];
  readonly plausibility: Plausibility;
  readonly outdated: readonly OutdatedResult[];
  /** Of the run that the total is of, else of the latest complete one. */
  readonly record: StoredRunRecord | null;
  readonly run: Run | null;
  /** The run that prepared its inputs. */
  readonly preparation: Run | null;
  /** Districts in the total; null without one. */
  readonly districts: DistrictTable | null;
  /** A day, in the time zone of the server. */
  readonly day: (time: string | Date) => string;
  /** The same with hour and minute. */
  readonly minute: (time: string | Date) => string;
}

/** @throws GepError NOT_FOUND for an unknown project */
export async function reportContext(
  services: Services,
  user: Pick<User, 'id'>,
  projectId: string,
  language: Language,
): Promise<ReportContext> {
  const { db } = services.database;
  const project = (await findProject(db, projectId)) ?? notFound('project');
  const places = await resultPlaces(services, projectId);
  const totalPlace = places.find(({ entry }) => entry === null);
  const flag = places.every((place) => !yearOf(place, 0)) && places.length > 0 ? 1 : 0;
  const totalYear = totalPlace && yearOf(totalPlace, flag);
  const record = await findRunRecord(db, projectId, totalYear?.row.runId);
  const tree = await resultTree(services, projectId, language, { compareFlag: flag });
  return {
    services,
    language,
    say: sayIn(language),
    write: figureWriter(language),
    project: { id: projectId, name: project.name, synthetic: project.synthetic },
    setting: await settingOf(db, projectId),
    flag,
    places,
    tree,
    total: tree.find(({ modelId }) => modelId === 'totalGep') ?? null,
    absent: await absentServices(db, projectId),
    plausibility: await plausibilityOf(services, user, projectId, language, flag),
    outdated: await outdatedResults(services, projectId, language),
    record,
    run: record && (await findRun(db, record.runId)),
    preparation: await latestRun(db, projectId, 'pretreatment'),
    districts: totalYear ? await districtTable(services, projectId, 'totalGep', language) : null,
    day: timeIn(services.config.notices.timeZone, {}),
    minute: timeIn(services.config.notices.timeZone, {
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    }),
  };
}

function timeIn(timeZone: string, more: Intl.DateTimeFormatOptions): ReportContext['day'] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...more,
  });
  return (time) => format.format(new Date(time)).replace(', ', ' ');
}

/** The key of the year of the account in tables of districts. */
export function yearKey({ flag }: Pick<ReportContext, 'flag'>): 'current' | 'comparable' {
  return flag === 1 ? 'comparable' : 'current';
}

/** Districts by level, from the highest level down. */
export function levelsOf(districts: readonly DistrictRow[]): { level: RegionLevel; rows: DistrictRow[] }[] {
  return regionLevels
    .map((level) => ({ level, rows: districts.filter((one) => one.level === level) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The level that the chapters list: the highest with more than one district; null where there is none. */
export function listedLevel({ districts }: Pick<ReportContext, 'districts'>) {
  return levelsOf(districts?.districts ?? []).find(({ rows }) => rows.length > 1) ?? null;
}
