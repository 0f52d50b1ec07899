import { limits } from '@gep/api-client';
import type { BasicSetting, ResponseOf, Versioned } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { AskBeforeLeaving } from '../../form/ask-before-leaving';
import form from '../../form/form.module.css';
import { Page } from '../../layout/page';
import { saveForm } from '../../session/save-form';
import { useFormVersions } from '../../session/use-form-versions';
import { useMayChange } from '../../session/use-may-change';
import { useSave } from '../../session/use-save';
import { useMayEdit } from '../../session/use-may-edit';
import { toast } from '../../session/toast';
import { DepartmentList } from '../department/department-list';
import type { DepartmentPage } from '../department/department-list';
import { useListPlace } from '../department/use-list-place';
import { DistrictCard } from './district-card';
import { RegionFileCard } from './region-file-card';
import css from './basic-settings.module.css';
import { SettingsForm } from './settings-form';

type Errors = Partial<Record<keyof BasicSetting, string>>;

/** Basic settings: what is accounted for, the region file, and the departments. */
export default function BasicSettingScreen() {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const isAdmin = useMayEdit();
  const mayChange = useMayChange();
  const [changes, setChanges] = useState<Partial<BasicSetting>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [busy, runSave] = useSave();
  const { place, move, keepWithin } = useListPlace(limits.settingsPageSize);
  const settings = useQuery({
    queryKey: ['basic-setting', projectId, place],
    queryFn: ({ signal }) => client.versioned('getBasicSetting', { projectId, ...place }, { signal }),
    placeholderData: keepPreviousData,
    // Pages that were left would come back with the settings and the version of then.
    gcTime: 0,
  });
  const isChanged = Object.keys(changes).length > 0;
  const version = useFormVersions(settings.data?.version ?? null, isChanged)();
  if (!settings.data) return <Page title={t('shell.page.basic')}>{null}</Page>;

  const { dataEntryUserPOS: _departments, totalCount, ...stored } = settings.data.value;
  keepWithin(totalCount);
  const draft: BasicSetting = { ...stored, ...changes };
  const isCleared = stored.partitionField !== null && draft.partitionField === null;
  /** Takes what the server holds; what was typed and not saved is dropped. */
  const reload = async () => {
    await settings.refetch();
    setChanges({});
  };

  const faults = (of: BasicSetting): Errors => ({
    ...(!of.enterCurrentYear && !of.enterComparableYear && { enterCurrentYear: t('setting.needOption') }),
    ...(of.resolution === null && { resolution: t('setting.needResolution') }),
    ...(of.regionFileName && !of.accountingField && { accountingField: t('setting.needAccounting') }),
    ...(of.regionFileName && !of.partitionField && { partitionField: t('setting.needPartition') }),
  });
  const isReady = (): boolean => {
    const found = faults(draft);
    setErrors(found);
    const [fault] = Object.values(found);
    if (fault !== undefined) toast.error(fault);
    return fault === undefined && mayChange();
  };
  const { regionFileName: _name, regionFields: _fields, predecessorName: _before, ...sent } = draft;
  const save = async () => {
    const input = { projectBasicSetting: sent, dataEntryUserPOS: [] };
    await saveForm(version, (ifMatch) => client.versioned('saveBasicSetting', input, { ifMatch }), reload);
    await reload();
  };
  const saveIfReady = async () => isReady() && (await runSave(save));
  const change = (part: Partial<BasicSetting>) => {
    setChanges((now) => ({ ...now, ...part }));
    setErrors({});
  };

  return (
    <Page
      step="basic"
      title={t('shell.page.basic')}
      action={
        isAdmin && (
          <Button look="primary" disabled={busy} onClick={() => void saveIfReady()}>
            {t('action.save')}
          </Button>
        )
      }
    >
      <AskBeforeLeaving dirty={isChanged} save={saveIfReady} />
      <div className={css.pair}>
        <SettingsForm value={draft} disabled={!isAdmin} errors={errors} onChange={change} />
        <RegionFileCard
          projectId={projectId}
          value={draft}
          disabled={!isAdmin}
          version={version}
          mayChange={mayChange}
          unsaved={isChanged}
          onChange={change}
          onReplaced={async () => {
            await settings.refetch();
            // A new file has other fields: the mapping is reset, all other input stays.
            setChanges(Object.fromEntries(Object.entries(changes).filter(([key]) => !key.endsWith('Field'))));
          }}
        />
      </div>
      <DistrictCard
        value={draft}
        totalCount={totalCount}
        disabled={!isAdmin}
        errors={errors}
        onChange={change}
        onGenerate={async (levels) => {
          if (isChanged ? !isReady() : !mayChange()) return;
          // One request: what others have done since this page was read is asked about, and nothing is half saved.
          const input = { projectId, ...levels, ...(isChanged && { projectBasicSetting: sent }) };
          await saveForm(
            version,
            (ifMatch) => client.versioned('generateDepartments', input, { ifMatch }),
            reload,
          );
          await reload();
        }}
      >
        {isCleared ? (
          <p className={form.empty}>{t('setting.departmentsCleared')}</p>
        ) : (
          <DepartmentList
            page={pageOf(settings.data)}
            place={place}
            onMove={move}
            onReload={async () => {
              const { data } = await settings.refetch();
              return data && pageOf(data);
            }}
            empty={t('setting.noDepartments')}
            disabled={!isAdmin}
          />
        )}
      </DistrictCard>
    </Page>
  );
}

function pageOf({ value, version }: Versioned<ResponseOf<'getBasicSetting'>>): DepartmentPage {
  const { projectId, dataEntryUserPOS: departments, totalCount } = value;
  return { projectId, departments, totalCount, version };
}
