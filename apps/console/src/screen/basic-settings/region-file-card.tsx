import { isAbort, regionLevels, shapefileFault, unmappedRegion } from '@gep/api-client';
import type { BasicSetting, RegionFile, Versioned } from '@gep/api-client';
import { Button, IconButton, Select, TextInput } from '@gep/style-editor/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import { confirm } from '../../form/confirm';
import { FileButton } from '../../form/file-button';
import { ProgressBar } from '../../form/progress-bar';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { faultText } from '../../session/fault-text';
import { saveForm } from '../../session/save-form';
import type { FormVersion } from '../../session/use-form-versions';
import { openWithHandOff } from '../../session/window-name';
import { toast } from '../../session/toast';
import {
  canMap,
  codeField,
  fixedNation,
  freeFields,
  nameField,
  setField,
  setFixedNation,
} from './field-cascade';
import type { FieldKey } from './field-cascade';
import { proposeMapping } from './propose-mapping';
import { RegionFileFacts } from './region-file-facts';
import { shapefileAccept } from '../../form/shapefile-accept';
import css from './basic-settings.module.css';

/** The choice for a nation that the file has no column for. */
const notInFile = '=';

interface RegionFileCardProps {
  projectId: string;
  value: BasicSetting;
  disabled: boolean;
  version: FormVersion;
  /** Says so where a run is at work, before anything is sent. */
  mayChange: () => boolean;
  onChange: (change: Partial<BasicSetting>) => void;
  /** Whether something of the settings is not saved. */
  unsaved: boolean;
  /** After an upload, deletion or change of encoding the server's settings are new. */
  onReplaced: () => Promise<unknown>;
}

/** Upload of the region file, what was read from it, and which fields hold names and codes. */
export function RegionFileCard(props: RegionFileCardProps) {
  const { projectId, value, disabled, version, mayChange, unsaved, onChange, onReplaced } = props;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string | null>(null);
  const [proposed, setProposed] = useState(false);
  const key = ['region-file', projectId];
  const file = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.getRegionFile({ projectId }, { signal }),
  });
  const refresh = () => Promise.all([queries.invalidateQueries({ queryKey: key }), onReplaced()]);
  /** Fields of a new file are mapped by their names: the user looks at the mapping and saves it. */
  const refreshAndPropose = async () => {
    await refresh();
    const names = queries.getQueryData<RegionFile | null>(key)?.fields.map(({ name }) => name) ?? [];
    const mapping = proposeMapping(unmappedRegion, names, t('setting.nationName'));
    setProposed(mapping !== unmappedRegion);
    if (mapping !== unmappedRegion) onChange(mapping);
  };
  const store = <T,>(save: (ifMatch: string | null) => Promise<Versioned<T>>): Promise<T> =>
    saveForm(version, save, refresh);
  const recode = useMutation({
    mutationFn: (encoding: string) =>
      store((ifMatch) => client.versioned('setRegionFileEncoding', { projectId, encoding }, { ifMatch })),
    onSuccess: refreshAndPropose,
  });
  const remove = useMutation({
    mutationFn: () => store((ifMatch) => client.versioned('deleteRegionFile', { projectId }, { ifMatch })),
    onSuccess: refresh,
  });

  const upload = async (files: readonly File[]) => {
    const fault = shapefileFault(files.map(({ name }) => name));
    setFailure(fault && faultText(fault));
    if (fault || !mayChange()) return;
    if (file.data && !(await confirm(t('setting.uploadTitle'), t('setting.uploadConfirm')))) return;
    setPercent(0);
    try {
      await store((ifMatch) =>
        client.versioned(
          'uploadRegionFile',
          { projectId, files },
          {
            ifMatch,
            onUploadProgress: ({ loaded, total }) => setPercent(total ? (100 * loaded) / total : 0),
          },
        ),
      );
      await refreshAndPropose();
    } catch (error) {
      if (!isAbort(error)) setFailure(errorText(error));
    } finally {
      setPercent(undefined);
    }
  };
  const askRemove = async () => {
    if (mayChange() && (await confirm(t('setting.deleteTitle'), t('setting.deleteConfirm')))) remove.mutate();
  };

  const preview = () => {
    const parameters = { projectId, fileName: file.data?.fileName ?? '' };
    if (!openWithHandOff('/region/preview', parameters)) toast.error(t('account.preview.blocked'));
  };

  const fields = file.data?.fields.map(({ name }) => name) ?? [];
  const nation = fixedNation(value);
  const selector = (field: FieldKey, label: string, open: boolean) => {
    const ofNation = field === 'nationField' || field === 'nationCodeField';
    const options = [
      { value: '', label: t('setting.choose') },
      ...(ofNation ? [{ value: notInFile, label: t('setting.notInFile') }] : []),
      ...freeFields(value, field, fields).map((name) => ({ value: name, label: name })),
    ];
    return (
      <Select
        label={label}
        disabled={disabled || !open || fields.length === 0}
        value={ofNation && nation !== null ? notInFile : (value[field] ?? '')}
        options={options}
        onChange={(chosen) =>
          onChange(
            chosen === notInFile
              ? setFixedNation(value, t('setting.nationName'))
              : setField(value, field, chosen || null),
          )
        }
      />
    );
  };
  return (
    <Card
      title={t('setting.region')}
      action={
        <a href={t('setting.codePage')} target="_blank" rel="noreferrer">
          {t('setting.codePageLabel')}
        </a>
      }
    >
      <div className={css.file}>
        <FileButton
          multiple
          accept={shapefileAccept}
          disabled={disabled || percent !== undefined}
          onFiles={(files) => void upload(files)}
        >
          <Upload size={16} strokeWidth={1.5} />
          {t('setting.upload')}
        </FileButton>
        {file.data ? (
          <FileName file={file.data} />
        ) : (
          <span className={css.fileName}>{t('setting.noFile')}</span>
        )}
        {file.data && (
          <Button look="text" onClick={preview}>
            {t('account.preview.open')}
          </Button>
        )}
        {file.data && !disabled && (
          <IconButton icon={Trash2} label={t('setting.deleteTitle')} onClick={() => void askRemove()} />
        )}
      </div>
      {percent !== undefined && (
        <div className={css.uploading} role="status">
          <ProgressBar percent={percent} label={t('setting.upload')} />
          {percent < 100 ? t('setting.uploading', { percent: Math.round(percent) }) : t('setting.reading')}
        </div>
      )}
      {failure && (
        <p className="gep-field-error" role="alert">
          {failure}
        </p>
      )}
      {file.data && (
        <RegionFileFacts
          file={file.data}
          disabled={disabled || recode.isPending}
          onEncoding={(name) => mayChange() && recode.mutate(name)}
        />
      )}
      {proposed && unsaved && (
        <p className={css.proposed} role="status">
          {t('setting.proposed')}
        </p>
      )}
      <div className={css.mapping}>
        <span />
        <span className={css.column}>{t('setting.nameField')}</span>
        <span className={css.column}>{t('setting.codeField')}</span>
        {regionLevels.map((level) => {
          const open = canMap(value, level);
          const word = t(`level.${level}`);
          return [
            <span key={level} className={css.level}>
              {word}
            </span>,
            <span key={`${level}-name`}>
              {selector(nameField(level), `${word} ${t('setting.nameField')}`, open)}
            </span>,
            <span key={`${level}-code`}>
              {level === 'nation' && nation !== null ? (
                <TextInput
                  label={t('setting.fixedName')}
                  disabled={disabled}
                  maxLength={60}
                  value={nation}
                  onChange={(name) => onChange(setFixedNation(value, name))}
                />
              ) : (
                selector(codeField(level), `${word} ${t('setting.codeField')}`, open)
              )}
            </span>,
          ];
        })}
        <span className={css.level}>{t('setting.priceZone')}</span>
        <Select
          label={t('setting.priceZone')}
          disabled={disabled || fields.length === 0}
          value={value.priceZoneField ?? ''}
          options={[
            { value: '', label: t('setting.oneZone') },
            ...fields.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(chosen) => onChange({ priceZoneField: chosen || null })}
        />
        <span className={css.column}>{t('setting.priceZoneHelp')}</span>
      </div>
    </Card>
  );
}

function FileName({ file }: { file: RegionFile }) {
  const short = file.fileName.length > 20 ? `${file.fileName.slice(0, 20)}…` : file.fileName;
  return (
    <span className={css.fileName} title={file.fileName}>
      {short}
    </span>
  );
}
