import type { Loss } from '@gep/map-engine/interchange';
import { useMemo } from 'react';
import { useWords, zhCN } from '../message';
import type { MessageKey, Words } from '../message';
import { groupLosses } from './group-losses';

export interface LossListProps {
  readonly losses: readonly Loss[];
}

/** What looks different in the other program, or came otherwise from it. */
export function LossList({ losses }: LossListProps) {
  const { t } = useWords();
  const groups = useMemo(() => groupLosses(losses), [losses]);
  const sentence = t(groups.length > 0 ? 'style-file.losses' : 'style-file.no-losses', {
    number: groups.length,
  });
  return (
    <>
      <p className="gep-hint" role="status">
        {sentence}
      </p>
      {groups.length > 0 && (
        <table className="gep-losses" aria-label={sentence}>
          <thead>
            <tr>
              <th scope="col">{t('style-file.part')}</th>
              <th scope="col">{t('style-file.why')}</th>
              <th scope="col">{t('style-file.instead')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ path, property, why, nearest, count }) => (
              <tr key={`${path} ${property} ${why} ${nearest}`}>
                <td>
                  <b>{property}</b>
                  {count > 1 && <span className="gep-muted"> × {count}</span>}
                  {path !== '' && <div className="gep-muted">{path}</div>}
                </td>
                <td>{t(`style-file.why-${why}`)}</td>
                <td>{nearestWord(nearest, t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Kinds of layers and symbols have words; the rest is in those of the format. */
function nearestWord(nearest: string | null, t: Words['t']): string {
  if (nearest === null) return t('style-file.nothing');
  const kind = `kind.${nearest}`;
  return Object.hasOwn(zhCN, kind) ? t(kind as MessageKey) : nearest;
}
