import type { Department } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import form from '../../form/form.module.css';
import { Pager } from '../../form/pager';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import { useCopyInfo } from './copy-info';
import { DepartmentDialog } from './department-dialog';
import { DepartmentPasswordDialog } from './department-password-dialog';
import { DepartmentTable } from './department-table';
import css from './department.module.css';
import type { EditedDepartment } from './edited-department';
import type { ListPlace } from './use-list-place';

/** A page of the departments of a project, as it was read. */
export interface DepartmentPage {
  readonly projectId: string;
  readonly departments: readonly Department[];
  readonly totalCount: number;
  readonly version: string | null;
}

interface DepartmentListProps {
  readonly page: DepartmentPage;
  readonly place: ListPlace;
  readonly onMove: (change: Partial<ListPlace>) => void;
  /** Reads the page again. */
  readonly onReload: () => Promise<DepartmentPage | undefined>;
  /** Shown where there are no departments. */
  readonly empty: string;
  /** Only the owner of the project may change departments. */
  readonly disabled: boolean;
  readonly canDelete?: boolean;
}

interface OpenDialog extends EditedDepartment {
  readonly kind: 'edit' | 'password';
}

/** Departments of a project in pages, with what their owner does with them. */
export function DepartmentList(props: DepartmentListProps) {
  const { page, place, onMove, onReload, empty, disabled, canDelete = false } = props;
  const { projectId, departments, totalCount, version } = page;
  const { t } = useTranslation();
  const region = useRef<HTMLDivElement>(null);
  const info = useCopyInfo();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenHere = departments.filter(({ userId }) => chosen.has(userId));

  const remove = useMutation({
    mutationFn: async ({ userId }: Department) => {
      const input = { projectId, userId };
      await saveForm(
        { version, advance: () => undefined },
        (ifMatch) => client.versioned('deleteDepartment', input, { ifMatch }),
        onReload,
      );
      await onReload();
      // The button that was pressed is gone with its row.
      region.current?.focus();
    },
  });
  const askDelete = async (department: Department) => {
    const text = t('department.deleteConfirm', { name: department.deptName });
    if (await confirm(t('department.deleteTitle'), text)) remove.mutate(department);
  };
  const saved = async () => {
    setDialog(null);
    await onReload();
  };
  /** The dialog goes on with the department as the server holds it; of one that is not on the page any more it closes. */
  const load = async () => {
    const now = await onReload();
    const department = now?.departments.find(({ userId }) => userId === dialog?.department.userId);
    setDialog(now && dialog && department ? { ...dialog, department, version: now.version } : null);
  };
  const open = (kind: OpenDialog['kind']) => (department: Department) =>
    setDialog({ kind, department, version });
  const dialogProps = {
    onClose: () => setDialog(null),
    onSaved: saved,
    onLoad: load,
  };
  return (
    <>
      {!disabled && (
        <div className={css.tools}>
          <Button disabled={chosenHere.length === 0} onClick={() => void info.copy(chosenHere)}>
            {t('department.copyChosen', { count: chosenHere.length })}
          </Button>
        </div>
      )}
      <div
        ref={region}
        className={css.departments}
        tabIndex={0}
        role="region"
        aria-label={t('department.list')}
      >
        <DepartmentTable
          {...{ departments, place }}
          onSort={(sortOrder) => onMove({ sortOrder, pageNum: 1 })}
          actions={
            disabled
              ? undefined
              : {
                  chosen,
                  onChoose: setChosen,
                  onCopy: (department) => void info.copy([department]),
                  onEdit: open('edit'),
                  onPassword: open('password'),
                  onDelete: canDelete ? (department) => void askDelete(department) : undefined,
                }
          }
        />
        {totalCount === 0 && <p className={form.empty}>{empty}</p>}
      </div>
      <Pager
        page={place.pageNum}
        pageSize={place.pageSize}
        total={totalCount}
        onChange={(pageNum, pageSize) => {
          setChosen(new Set());
          onMove({ pageNum, pageSize });
        }}
      />
      {info.dialog}
      {dialog?.kind === 'edit' && (
        <DepartmentDialog
          key={dialog.version}
          {...dialogProps}
          projectId={projectId}
          edited={dialog}
          listed={departments}
        />
      )}
      {dialog?.kind === 'password' && (
        <DepartmentPasswordDialog key={dialog.version} {...dialogProps} edited={dialog} />
      )}
    </>
  );
}
