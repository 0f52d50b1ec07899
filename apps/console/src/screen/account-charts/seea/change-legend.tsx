import type { ExtentAccount } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { exactText, screenCount, screenNumber } from '../../../message/unit';
import css from './change-map.module.css';
import { cellsOf, everyChange, sameChoice } from './changes';
import type { Change, ChangeLine, Choice } from './changes';

interface ChangeLegendProps {
  readonly account: ExtentAccount;
  readonly choice: Choice;
  readonly lines: readonly ChangeLine[];
  readonly onChoice: (choice: Choice) => void;
}

/** The changes on the map with their areas, the largest first; each can be chosen. */
export function ChangeLegend({ account, choice, lines, onChoice }: ChangeLegendProps) {
  const { t } = useTranslation();
  const { types, cellArea } = account;
  const nameOf = (code: number): string => types.find((one) => one.code === code)?.name ?? '';
  const words = ({ from, to }: Change): string =>
    from === to
      ? t('seea.unchanged', { type: nameOf(from) })
      : t('seea.pair', { from: nameOf(from), to: nameOf(to) });
  const all = lines.flatMap(({ changes }) => changes);
  const total = cellsOf(all);
  return (
    <section className={css.legend} aria-label={t('seea.legend')}>
      <header>
        <h3>{t('seea.legend')}</h3>
        <Button look="text" disabled={sameChoice(choice, everyChange)} onClick={() => onChoice(everyChange)}>
          {t('seea.allChanges')}
        </Button>
      </header>
      {all.length === 0 && <p>{t('seea.noCells')}</p>}
      <ul>
        {lines.map(({ color, changes }) => {
          const [first] = changes;
          const cells = cellsOf(changes);
          const area = (
            <span title={exactText(cells * cellArea, 'hm²')}>{screenNumber(cells * cellArea)}</span>
          );
          return (
            <li key={color}>
              <i style={{ background: color }} aria-hidden />
              {changes.length === 1 ? (
                <button
                  type="button"
                  aria-pressed={sameChoice(choice, first)}
                  onClick={() => onChoice({ from: first.from, to: first.to })}
                >
                  {words(first)}
                </button>
              ) : (
                <span title={changes.map(words).join('\n')}>
                  {t('seea.others', { count: changes.length })}
                </span>
              )}
              {area}
            </li>
          );
        })}
      </ul>
      {all.length > 0 && (
        <p className={css.total}>
          {t('seea.mapTotal', { area: screenNumber(total * cellArea), cells: screenCount(total) })}
        </p>
      )}
      <p className={css.hint}>{t('seea.mapNote')}</p>
    </section>
  );
}
