import type { Loss } from '@gep/map-engine/interchange';
import { useMemo } from 'react';
import { useWords } from '../message';
import { groupLosses } from './group-losses';
import { partWord, pathWords } from './part-words';

export interface LossListProps {
  readonly losses: readonly Loss[];
}

/** What looks different in the other program, or came otherwise from it. */
export function LossList({ losses }: LossListProps) {
  const words = useWords();
  const { t } = words;
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
                  <b>{partWord(property, words)}</b>
                  {count > 1 && <span className="gep-muted"> × {count}</span>}
                  {path !== '' && <div className="gep-muted">{pathWords(path, words)}</div>}
                </td>
                <td>{t(`style-file.why-${why}`)}</td>
                <td>{nearest === null ? t('style-file.nothing') : partWord(nearest, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
