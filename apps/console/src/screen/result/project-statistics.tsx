import type { OutdatedResult, Plausibility, RegionLevel, ResultRange, StatisticRow } from '@gep/api-client';
import { useState } from 'react';
import { OutdatedNotice } from '../run/outdated-notice';
import { PlausibilityRemarks } from '../run/plausibility-remarks';
import css from './drawer.module.css';
import { DistrictRanges } from './ranges/district-ranges';
import { RangeNotes } from './ranges/range-notes';
import { RangeSwitch } from './ranges/range-switch';
import { useRanges } from '../range/use-ranges';
import { ResultInputs } from './result-inputs';
import type { ChosenResult } from './result-inputs';
import type { FigureUnits } from './result-columns';
import { StatisticTable } from './statistic-table';
import { TotalNotes } from './total-notes';

/** The figures of a project in a year. */
export interface ProjectContent {
  readonly rows: readonly StatisticRow[];
  /** The results of the year that are older than the data or parameters. */
  readonly outdated: readonly OutdatedResult[];
  readonly plausibility: Plausibility | undefined;
  /** The result on the map, whose inputs can be unfolded. */
  readonly chosen: ChosenResult;
  /** Of the districts on the map; null where these have no range: parts of models, and regions without a level. */
  readonly level: RegionLevel | null;
  /** Of the figures, by the id of a calculated model. */
  readonly units: ReadonlyMap<string, FigureUnits>;
}

/** Whether numbers of a result are uncertain. */
const hasRange = ({ bars, models }: ResultRange, modelId: string): boolean =>
  bars.length > 0 && (modelId === 'totalGep' || models.some((one) => one.modelId === modelId));

/** What the drawer shows of a project: its figures, with their ranges where they are wanted, and notes on them. */
export default function ProjectStatistics(content: ProjectContent) {
  const { rows, outdated, plausibility, chosen, level, units } = content;
  const [withRanges, setWithRanges] = useState(false);
  const { projectId, compareFlag, modelId } = chosen;
  const found = useRanges({ projectId, compareFlag, level: 'whole' }, withRanges);
  return (
    <>
      <OutdatedNotice outdated={outdated} />
      <ResultInputs key={modelId} {...chosen} />
      {rows.length > 0 && <RangeSwitch shown={withRanges} onShow={setWithRanges} found={found} />}
      <StatisticTable {...{ rows, outdated, units }} ranges={found.ranges} of={{ projectId, compareFlag }} />
      {found.ranges && level && hasRange(found.ranges, modelId) && (
        <DistrictRanges chosen={chosen} level={level} />
      )}
      {found.ranges && <RangeNotes ranges={found.ranges} />}
      <TotalNotes rows={rows} />
      {plausibility && (
        <div className={css.notes}>
          <PlausibilityRemarks {...plausibility} />
        </div>
      )}
    </>
  );
}
