import type { OutdatedResult, Plausibility, StatisticRow } from '@gep/api-client';
import { useState } from 'react';
import { OutdatedNotice } from '../run/outdated-notice';
import { PlausibilityRemarks } from '../run/plausibility-remarks';
import css from './drawer.module.css';
import { RangeNotes } from './ranges/range-notes';
import { RangeSwitch } from './ranges/range-switch';
import { useRanges } from './ranges/use-ranges';
import { ResultInputs } from './result-inputs';
import type { ChosenResult } from './result-inputs';
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
}

/** What the drawer shows of a project: its figures, with their ranges where they are wanted, and notes on them. */
export function ProjectStatistics({ rows, outdated, plausibility, chosen }: ProjectContent) {
  const [withRanges, setWithRanges] = useState(false);
  const found = useRanges(chosen.projectId, chosen.compareFlag, withRanges);
  return (
    <>
      <OutdatedNotice outdated={outdated} />
      <ResultInputs key={chosen.modelId} {...chosen} />
      {rows.length > 0 && <RangeSwitch shown={withRanges} onShow={setWithRanges} found={found} />}
      <StatisticTable rows={rows} outdated={outdated} ranges={found.ranges} />
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
