import { limits, projectNameRule } from '@gep/api-client';
import type { Project } from '@gep/api-client';
import { Checkbox } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { FormDialog } from '../../form/form-dialog';
import form from '../../form/form.module.css';
import { TextField } from '../../form/text-field';
import { useDialogForm } from '../../form/use-dialog-form';
import { client } from '../../session/client';
import { CopyProgressDialog } from './copy-progress-dialog';

const schema = z.object({ name: projectNameRule, dataFlag: z.boolean(), departmentFlag: z.boolean() });

/** A copy that is being made. */
interface Copy {
  readonly copyProjectId: string;
  readonly name: string;
}

interface CopyProjectDialogProps {
  readonly project: Project;
  /** Names of all projects. */
  readonly taken: readonly string[];
  /** The copy stands. */
  readonly onCopied: (copy: { readonly id: string; readonly name: string }) => void;
  /** @param isRunning a copy that was started goes on */
  readonly onClose: (isRunning: boolean) => void;
}

/** Asks for the name of a copy and for what is copied, then shows how far it is. */
export function CopyProjectDialog({ project, taken, onCopied, onClose }: CopyProjectDialogProps) {
  const { t } = useTranslation();
  const [copy, setCopy] = useState<Copy | null>(null);
  const dialog = useDialogForm(
    schema,
    { name: freeName(project.name, taken, t('project.copy.suffix')), dataFlag: true, departmentFlag: false },
    async ({ name, ...flags }) => {
      const started = await client.copyProject({ projectId: project.id, name, ...flags }, { quiet: true });
      setCopy({ copyProjectId: started.copyProjectId, name });
    },
  );
  const { control } = dialog.field('dataFlag');
  const { field: data } = useController({ control, name: 'dataFlag' });
  const { field: departments } = useController({ control, name: 'departmentFlag' });
  if (copy) {
    return (
      <CopyProgressDialog
        projectId={project.id}
        {...copy}
        onCopied={() => onCopied({ id: copy.copyProjectId, name: copy.name })}
        onAgain={() => setCopy(null)}
        onClose={() => onClose(true)}
      />
    );
  }
  return (
    <FormDialog
      title={t('project.copy.title', { name: project.name })}
      form={dialog}
      submitText={t('project.copy.start')}
      onClose={() => onClose(false)}
    >
      <TextField
        {...dialog.field('name')}
        label={t('project.copy.name')}
        required
        autoFocus
        maxLength={limits.projectNameMax}
      />
      <p className={form.help}>{t('project.copy.always')}</p>
      <Checkbox label={t('project.copy.data')} value={data.value} onChange={data.onChange} />
      <div>
        <Checkbox
          label={t('project.copy.departments')}
          value={departments.value}
          onChange={departments.onChange}
        />
        <p className={form.help}>{t('project.copy.accounts')}</p>
      </div>
      <p className={form.help}>{t('project.copy.never')}</p>
    </FormDialog>
  );
}

/** The name of the source with a suffix, counted on until no project has it. */
function freeName(name: string, taken: readonly string[], suffix: string): string {
  const named = (tail: string): string => name.slice(0, limits.projectNameMax - tail.length) + tail;
  let candidate = named(suffix);
  for (let count = 2; taken.includes(candidate); count += 1) candidate = named(`${suffix}${count}`);
  return candidate;
}
