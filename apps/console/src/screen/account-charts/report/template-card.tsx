import { isAbort, limits, templatePlaceholders } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../form/confirm';
import { FileButton } from '../../../form/file-button';
import form from '../../../form/form.module.css';
import { screenCount } from '../../../message/unit';
import { timeText } from '../../../message/time-text';
import { errorText } from '../../../session/error-text';
import css from './report.module.css';
import { useReportTemplate } from './use-report-template';
import type { ReportLanguage } from './use-report-chapters';

interface TemplateCardProps {
  readonly projectId: string;
  readonly language: ReportLanguage;
  readonly mayWrite: boolean;
  /** Titles of the chapters by id. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The Word template of the report: which one is used, a template to begin with, one's own, and the way back. */
export function TemplateCard({ projectId, language, mayWrite, titles }: TemplateCardProps) {
  const { t, i18n } = useTranslation();
  const { template, busy, error, upload, remove, download } = useReportTemplate(projectId, language);
  const fail = error && !isAbort(error) ? errorText(error) : null;
  const languageName = t(`accountReport.languages.${language}`);
  const goBack = async () => {
    const question = t('accountReport.template.removeConfirm', { name: template?.fileName ?? '' });
    if (await confirm(t('accountReport.template.remove'), question)) remove();
  };
  return (
    <section className={css.template} aria-label={t('accountReport.template.title')}>
      <h3>{t('accountReport.template.title')}</h3>
      <p className={css.what}>
        {template
          ? t('accountReport.template.own', {
              name: template.fileName,
              size: screenCount(Math.ceil(template.size / 1024)),
              by: template.savedBy,
              time: timeText(template.savedTime, i18n.language),
            })
          : t('accountReport.template.builtIn', { language: languageName })}
      </p>
      {template && template.left.length > 0 && (
        <p className={css.note}>
          {t('accountReport.template.left', {
            names: template.left.map((id) => titles.get(id) ?? id).join(t('accountReport.template.comma')),
          })}
        </p>
      )}
      <div className={css.tools}>
        <Button unavailable={busy} onClick={() => download('start')}>
          {t('accountReport.template.start')}
        </Button>
        {template && (
          <Button unavailable={busy} onClick={() => download('own')}>
            {t('accountReport.template.download')}
          </Button>
        )}
        {mayWrite && (
          <>
            <FileButton
              accept=".docx"
              label={t('accountReport.template.choose')}
              unavailable={busy}
              onFiles={([file]) => upload(file)}
            >
              {t('accountReport.template.choose')}
            </FileButton>
            {template && (
              <Button unavailable={busy} onClick={() => void goBack()}>
                {t('accountReport.template.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      {fail !== null && (
        <p role="alert" className="gep-field-error">
          {fail}
        </p>
      )}
      <details>
        <summary>{t('accountReport.template.placeholders')}</summary>
        <p className={form.help}>
          {t('accountReport.template.help', { size: limits.templateBytes / 1024 ** 2 })}
        </p>
        <dl className={css.placeholders}>
          {templatePlaceholders.map((name) => (
            <div key={name}>
              <dt>
                <code>{`{{${name}}}`}</code>
              </dt>
              <dd>{meaning(name)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );

  function meaning(name: string): string {
    const id = /^chapter\.(.*)$/.exec(name)?.[1];
    return id === undefined
      ? t(`accountReport.template.means.${name}`)
      : t('accountReport.template.chapter', { title: titles.get(id) ?? id });
  }
}
