import { Button } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../form/use-narrow';
import { rowsOf } from '../../form/table/table-draft';
import type { TableHandle } from '../../form/table/table-editor';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { saveBlob } from '../../session/save-blob';
import type { DraftSync, SyncState } from './draft/draft-sync';
import { explain, explanationOf } from './draft/form-draft';
import type { CellPlace } from './draft/form-draft';
import { FileCard } from './file-card';
import { rowId } from './form-columns';
import { FormFacts } from './form-facts';
import { FindingList } from './finding-list';
import { FormGrid } from './form-grid';
import { FormRecords } from './form-records';
import { FormNotices } from './form-notices';
import css from './form-page.module.css';
import { UploadButton } from './upload-button';
import { UploadState } from './upload-state';
import { useFormTable } from './use-form-table';
import { useFormUpload } from './use-form-upload';
import { useJudgedForm } from './use-judged-form';
import { VersionList } from './version-list';

interface FormContentsProps {
  readonly sync: DraftSync;
  readonly state: SyncState;
  readonly disabled: boolean;
  readonly isOwner: boolean;
}

/** A form: what has to be known of it, its table or file, what checks found, and its versions. */
export function FormContents({ sync, state, disabled, isOwner }: FormContentsProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const { draft } = state;
  const form = useJudgedForm(state.form, draft);
  const { reportFormId } = form;
  const table = useFormTable(form, sync);
  const upload = useFormUpload(form, sync);
  const grid = useRef<TableHandle>(null);
  const download = useMutation({
    mutationFn: async () => {
      await sync.flush();
      return client.reportFormTemplateFile({ reportFormId });
    },
    onSuccess: (file) => file && saveBlob(file, `${text(form.name)}.xlsx`),
  });
  const open = ({ row, column }: CellPlace) => {
    const index = rowsOf(table.table).findIndex((one) => rowId(one) === row);
    if (index >= 0) grid.current?.open(index, column);
  };
  const isTable = form.type === 'TABLE';
  const FormRows = useNarrow() ? FormRecords : FormGrid;
  return (
    <>
      <FormFacts form={form} isOwner={isOwner} />
      {!disabled && form.origin && (
        <p className={css.muted}>{t('models.origin', { origin: text(form.origin) })}</p>
      )}
      <FormNotices {...{ form, draft, sync }} onOpen={open} />
      <div className={css.columns}>
        <div className={css.main}>
          {isTable ? (
            <section className={css.sheet}>
              <FormRows {...{ form, draft, disabled }} state={table} handle={grid}>
                <div className={css.tools}>
                  {!isOwner && (
                    <Button unavailable={download.isPending} onClick={() => download.mutate()}>
                      <Download size={16} strokeWidth={1.5} aria-hidden />
                      {t('collection.form.template')}
                    </Button>
                  )}
                  {!disabled && <UploadButton {...{ form, upload }} />}
                </div>
                <UploadState {...upload} />
              </FormRows>
            </section>
          ) : (
            <FileCard {...{ form, upload, disabled }} />
          )}
        </div>
        <aside className={css.side}>
          {isTable && (
            <FindingList
              findings={form.findings}
              explanationOf={(key) => explanationOf(draft, key)}
              disabled={disabled}
              onExplain={(keys, said) => sync.edit((now) => explain(now, keys, said))}
              onOpen={open}
            />
          )}
          <VersionList form={form} />
        </aside>
      </div>
    </>
  );
}
