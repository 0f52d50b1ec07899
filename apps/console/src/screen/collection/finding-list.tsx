import { limits } from '@gep/api-client';
import type { ReportFinding } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { CircleAlert, CircleCheck, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { WholeNumbers } from '../../form/whole-numbers';
import css from './finding-list.module.css';

interface FindingListProps {
  readonly findings: readonly ReportFinding[];
  readonly explanationOf: (key: string) => string;
  readonly disabled: boolean;
  /** Says the same to one finding or to several. */
  readonly onExplain: (keys: readonly string[], text: string) => void;
  /** Goes to the cell of a finding. */
  readonly onOpen: (place: { row: string; column: string }) => void;
}

/** What checks found: what has to be corrected, and what may be handed in with an explanation, which is written here. */
export function FindingList({ findings, explanationOf, disabled, onExplain, onOpen }: FindingListProps) {
  const { t } = useTranslation();
  const forced = findings.filter(({ kind }) => kind === 'forced');
  const open = findings.filter(({ kind }) => kind === 'explain');
  const unsaid = open.flatMap(({ key }) => (explanationOf(key).trim() === '' ? [key] : []));
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <Card title={t('collection.finding.title')}>
      <div className={css.findings}>
        {findings.length === 0 && (
          <p className={css.fine}>
            <CircleCheck size={16} strokeWidth={1.5} aria-hidden />
            {t('collection.finding.none')}
          </p>
        )}
        {forced.length > 0 && (
          <section>
            <h3 className={css.forced}>
              <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
              {t('collection.finding.forced', { count: forced.length })}
            </h3>
            <p className={css.muted}>{t('collection.finding.forcedHelp')}</p>
            <ul>
              {forced.map((finding) => (
                <li key={finding.key}>
                  <Sentence {...{ finding, onOpen }} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {open.length > 0 && (
          <section>
            <h3>
              <MessageSquareText size={16} strokeWidth={1.5} aria-hidden />
              {t('collection.finding.explain', { count: open.length })}
            </h3>
            <p className={css.muted}>{t('collection.finding.explainHelp')}</p>
            <ul>
              {open.map((finding) => {
                const { key, message } = finding;
                const said = explanationOf(key);
                return (
                  <li key={key} className={css.toExplain}>
                    <Sentence {...{ finding, onOpen }} />
                    <textarea
                      rows={2}
                      maxLength={limits.explanationMax}
                      aria-label={t('collection.finding.explanation', { message })}
                      placeholder={t('collection.finding.placeholder')}
                      disabled={disabled}
                      value={said}
                      onChange={({ target }) => {
                        setEdited(key);
                        onExplain([key], target.value);
                      }}
                    />
                    {edited === key && !disabled && said.trim() !== '' && unsaid.length > 0 && (
                      <Button look="text" onClick={() => onExplain(unsaid, said)}>
                        {t('collection.finding.sayToOthers', { count: unsaid.length })}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </div>
    </Card>
  );
}

/** What a check found; where it is about a cell, it leads there. */
function Sentence({
  finding,
  onOpen,
}: { readonly finding: ReportFinding } & Pick<FindingListProps, 'onOpen'>) {
  const { message, row, column } = finding;
  if (row === null || column === null)
    return (
      <span>
        <WholeNumbers text={message} />
      </span>
    );
  return (
    <button type="button" className={form.link} onClick={() => onOpen({ row, column })}>
      <WholeNumbers text={message} />
    </button>
  );
}
