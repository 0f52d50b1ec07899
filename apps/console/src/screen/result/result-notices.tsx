import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ComparabilityDifference, OutdatedResult } from '@gep/api-client';
import { ComparabilityNotice } from '../run/comparability-notice';
import { NoResult } from '../run/no-result';
import { OutdatedNotice } from '../run/outdated-notice';
import css from './result.module.css';

interface ResultNoticesProps {
  readonly projectId: string;
  readonly drawing: boolean;
  /** The layer is there and asks for more. */
  readonly reloading: boolean;
  /** What the map waits for; null: nothing. */
  readonly veil: string | null;
  /** Nothing was calculated. */
  readonly none: boolean;
  /** The shown result, when it is older than the data or parameters. */
  readonly outdated: readonly OutdatedResult[];
  /** What keeps both years of it from being compared. */
  readonly differences: readonly ComparabilityDifference[];
}

/** What is said over the map: that a result is old, how to draw, what it waits for, and that there is no result yet. */
export function ResultNotices(props: ResultNoticesProps) {
  const { projectId, drawing, reloading, veil, none, outdated, differences } = props;
  const { t } = useTranslation();
  return (
    <>
      {(outdated.length > 0 || differences.length > 0) && (
        <div className={css.outdated}>
          <ComparabilityNotice differences={differences} />
          <OutdatedNotice outdated={outdated}>
            <Link to="/accounting">{t('run.recalculate')}</Link>
          </OutdatedNotice>
        </div>
      )}
      {drawing && <p className={css.hint}>{t('result.drawHint')}</p>}
      {!veil && reloading && <p className={css.hint}>{t('result.loading')}</p>}
      {veil && (
        <div className={css.veil} role="status">
          <p>{veil}</p>
        </div>
      )}
      {none && <NoResult projectId={projectId} className={css.none} />}
    </>
  );
}
