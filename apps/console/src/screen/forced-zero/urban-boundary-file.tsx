import { isAbort, shapefileFault } from '@gep/api-client';
import type { DeletedInput, UrbanBoundary, Versioned } from '@gep/api-client';
import { IconButton } from '@gep/style-editor/controls';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import { FileButton } from '../../form/file-button';
import form from '../../form/form.module.css';
import { ProgressBar } from '../../form/progress-bar';
import { vectorAccept } from '../../form/shapefile-accept';
import { screenCount } from '../../message/unit';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { faultText } from '../../session/fault-text';
import { saveForm } from '../../session/save-form';
import type { FormVersion } from '../../session/use-form-versions';
import { DeletedNotice } from '../../form/deleted-notice';
import css from './forced-zero.module.css';

interface UrbanBoundaryFileProps {
  readonly projectId: string;
  readonly file: UrbanBoundary | null;
  /** What was here before, while that can be restored. */
  readonly deleted: DeletedInput | null;
  /** The boundary is switched on: without a file it has no effect. */
  readonly wanted: boolean;
  readonly disabled: boolean;
  readonly version: FormVersion;
  readonly onReplaced: () => Promise<unknown>;
}

/** The polygons of the urban boundary: upload, what was read, deletion, which can be undone. */
export function UrbanBoundaryFile(props: UrbanBoundaryFileProps) {
  const { projectId, file, deleted, wanted, disabled, version, onReplaced } = props;
  const { t } = useTranslation();
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async <T,>(save: (ifMatch: string | null) => Promise<Versioned<T>>) => {
    setFailure(null);
    try {
      await saveForm(version, save, onReplaced);
      await onReplaced();
    } catch (error) {
      if (!isAbort(error)) setFailure(errorText(error));
    } finally {
      setPercent(undefined);
    }
  };
  const upload = (files: readonly File[]) => {
    const names = files.map(({ name }) => name);
    const fault = names.some((name) => /\.(shp|dbf|shx|prj)$/i.test(name)) ? shapefileFault(names) : null;
    if (fault) return setFailure(faultText(fault));
    setPercent(0);
    void attempt((ifMatch) =>
      client.versioned(
        'uploadUrbanBoundary',
        { projectId, files },
        { ifMatch, onUploadProgress: ({ loaded, total }) => setPercent(total ? (100 * loaded) / total : 0) },
      ),
    );
  };
  const remove = async () => {
    const question = [t('relation.boundary.deleteConfirm'), t('models.deletion.canUndo')].join('\n');
    if (await confirm(t('relation.boundary.deleteTitle'), question))
      await attempt((ifMatch) => client.versioned('deleteUrbanBoundary', { projectId }, { ifMatch }));
  };
  return (
    <div className={css.boundary} role="group" aria-label={t('relation.boundary.title')}>
      <strong>{t('relation.boundary.title')}</strong>
      {file ? (
        <span>
          {file.fileName} · {t('relation.boundary.polygons', { count: screenCount(file.polygons) })}
        </span>
      ) : (
        <span className={css.pale}>{t(wanted ? 'relation.boundary.needed' : 'relation.boundary.none')}</span>
      )}
      {!disabled && (
        <>
          <FileButton
            multiple
            label={t('relation.boundary.choose')}
            accept={vectorAccept}
            disabled={percent !== undefined}
            onFiles={upload}
          >
            <Upload size={14} strokeWidth={1.5} aria-hidden /> {t('relation.boundary.choose')}
          </FileButton>
          {file && (
            <IconButton icon={Trash2} label={t('relation.boundary.delete')} onClick={() => void remove()} />
          )}
        </>
      )}
      <DeletedNotice
        name={t('relation.boundary.title')}
        deleted={deleted}
        disabled={disabled}
        onUndo={() =>
          void attempt((ifMatch) => client.versioned('restoreUrbanBoundary', { projectId }, { ifMatch }))
        }
      />
      {percent !== undefined && <ProgressBar percent={percent} label={t('relation.boundary.uploading')} />}
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
      {file?.warnings.map(({ message }, index) => (
        <p key={index} className={form.help}>
          {message}
        </p>
      ))}
      <p className={form.help}>{t('relation.boundary.explain')}</p>
    </div>
  );
}
