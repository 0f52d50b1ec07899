import { resultFileName } from '@gep/api-client';
import type { ReportChapterView, ReportFormat } from '@gep/api-client';
import { Button, Segmented } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../form/card';
import { client } from '../../../session/client';
import { errorText } from '../../../session/error-text';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';
import { toast } from '../../../session/toast';
import type { ChartTabProps } from '../chart-tab';
import { ChapterLine } from '../report/chapter-line';
import css from '../report/report.module.css';
import { ReportTextDialog } from '../report/report-text-dialog';
import { TemplateCard } from '../report/template-card';
import { useReportChapters } from '../report/use-report-chapters';
import type { ReportLanguage } from '../report/use-report-chapters';

/** The report of the account: its chapters with what they hold, texts written by hand, the files, and the Word template. */
export default function ReportTab({ projectId }: ChartTabProps) {
  const { t, i18n } = useTranslation();
  const user = useSession((session) => session.user);
  const [language, setLanguage] = useState<ReportLanguage>(i18n.language === 'en' ? 'en' : 'zh');
  const [edited, setEdited] = useState<ReportChapterView | null>(null);
  const { chapters, error, save } = useReportChapters(projectId, language);
  const download = useMutation({
    mutationFn: (format: ReportFormat) => client.accountReport({ projectId, format, language }),
    onSuccess: (file, format) => {
      const name = resultFileName(user?.projectName ?? '', '', t('accountReport.title'), format);
      if (file) saveBlob(file, name);
    },
    onError: (fault) => toast.error(errorText(fault)),
  });
  const mayWrite = user?.role === 'PROJECT_ADMIN';
  const downloadButton = (format: ReportFormat) => (
    <Button
      look={format === 'pdf' ? 'primary' : 'plain'}
      unavailable={download.isPending}
      onClick={() => download.mutate(format)}
    >
      {download.isPending && download.variables === format
        ? t('accountReport.making')
        : t(`accountReport.${format}`)}
    </Button>
  );
  return (
    <Card
      title={t('accountReport.title')}
      action={
        <div className={css.tools}>
          <Segmented
            label={t('accountReport.language')}
            value={language}
            options={(['zh', 'en'] as const).map((value) => ({
              value,
              label: t(`accountReport.languages.${value}`),
            }))}
            onChange={setLanguage}
          />
          {downloadButton('docx')}
          {downloadButton('pdf')}
        </div>
      }
    >
      <p className={css.intro}>{t('accountReport.intro')}</p>
      {error && (
        <p role="alert" className="gep-field-error">
          {t('accountReport.failed', { reason: errorText(error) })}
        </p>
      )}
      {!chapters && !error && <p role="status">{t('accountReport.loading')}</p>}
      {chapters && (
        <ol className={css.chapters} aria-label={t('accountReport.chapters')}>
          {chapters.map((chapter, i) => (
            <ChapterLine
              key={chapter.id}
              number={i + 1}
              chapter={chapter}
              {...(mayWrite && { onEdit: () => setEdited(chapter) })}
            />
          ))}
        </ol>
      )}
      {chapters && (
        <TemplateCard
          key={language}
          projectId={projectId}
          language={language}
          mayWrite={mayWrite}
          titles={new Map(chapters.map(({ id, title }) => [id, title]))}
        />
      )}
      {edited && (
        <ReportTextDialog
          chapter={edited}
          language={language}
          onClose={() => setEdited(null)}
          onSave={(text) => save(edited, text)}
        />
      )}
    </Card>
  );
}
