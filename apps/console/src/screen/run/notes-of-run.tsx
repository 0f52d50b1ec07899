import type { Problem, RunStatus } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { screenCount } from '../../message/unit';
import { runNotes } from './run-notes';
import css from './run-panel.module.css';

/** What a run has to say: its findings in the open; what counts as 0 and unchanged defaults folded, a line a model. */
export function NotesOfRun({ status }: { status: RunStatus }) {
  const { t } = useTranslation();
  const { findings, zeros, defaults } = runNotes(status);
  return (
    <>
      {findings.length > 0 && (
        <section className={css.notes} aria-labelledby="run-findings">
          <h3 id="run-findings">
            {t('run.findings')} ({screenCount(findings.length)})
          </h3>
          <ul>
            {findings.map(({ message }, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        </section>
      )}
      <FoldedNotes title={t('run.zeros')} notes={zeros} />
      <FoldedNotes title={t('run.defaults')} notes={defaults} />
    </>
  );
}

function FoldedNotes({ title, notes }: { title: string; notes: readonly Problem[] }) {
  if (notes.length === 0) return null;
  return (
    <details className={css.notes}>
      <summary>
        {title} ({screenCount(notes.length)})
      </summary>
      <dl>
        {notes.map(({ args, message }, index) => (
          <div key={index}>
            <dt>{args?.model}</dt>
            <dd>{args?.list ?? args?.reason ?? message}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
