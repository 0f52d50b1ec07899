import type { BasicSetting } from '@gep/api-client';
import { ChoiceField } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';

interface PredecessorFieldProps {
  value: BasicSetting;
  disabled: boolean;
  onChange: (predecessorId: string | null) => void;
}

/** The project of the year before, which inputs and results are compared with: another one of the user, or none. */
export function PredecessorField({ value, disabled, onChange }: PredecessorFieldProps) {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const list = useQuery({
    queryKey: ['projects', user?.userId],
    // Departments have no list of projects, and see the name only.
    enabled: !disabled,
    queryFn: ({ signal }) => client.listProjects({ userId: user?.userId ?? '', pageSize: 0 }, { signal }),
  });
  const { predecessorId, predecessorName, projectId } = value;
  const others = (list.data?.data ?? []).filter(({ id }) => id !== projectId);
  const options = [
    { value: '', label: t('setting.noPredecessor') },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  if (predecessorId !== null && !others.some(({ id }) => id === predecessorId))
    options.push({ value: predecessorId, label: predecessorName ?? t('setting.predecessorDeleted') });
  return (
    <ChoiceField
      side
      label={t('setting.predecessor')}
      disabled={disabled}
      value={predecessorId ?? ''}
      options={options}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
