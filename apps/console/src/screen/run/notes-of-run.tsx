import type { RunStatus } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { screenCount } from '../../message/unit';
import { runNotes } from './run-notes';
import css from './run-panel.module.css';

/** What a run has to say: its findings in the open, the defaults that nobody changed folded, a line a model. */
export function NotesOfRun({ status }: { status: RunStatus }) {
  const { t } = useTranslation();
  const { findings, defaults } = runNotes(status);
  return (
    <>
      {findings.length > 0 && (
        <section className={css.notes} aria-labelledby="run-findings">
          <h3 id="run-findings">
            {t('models.run.findings')} ({screenCount(findings.length)})
          </h3>
          <ul>
            {findings.map(({ message }, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        </section>
      )}
      {defaults.length > 0 && (
        <details className={css.notes}>
          <summary>
            {t('models.run.defaults')} ({screenCount(defaults.length)})
          </summary>
          <dl>
            {defaults.map(({ args, message }, index) => (
              <div key={index}>
                <dt>{args?.model}</dt>
                <dd>{args?.list ?? message}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
