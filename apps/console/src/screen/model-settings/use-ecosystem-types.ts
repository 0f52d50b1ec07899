import type { SelectOption } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';

/** The ecosystem types as options, each with its code. */
export function useEcosystemTypes(): SelectOption<string>[] {
  const { i18n } = useTranslation();
  const types = useQuery({
    queryKey: ['ecosystem-types'],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.listEcosystemTypes({}, { signal }),
  });
  return (types.data ?? []).map(({ value, name, nameEn }) => ({
    value,
    label: `${value} ${i18n.language === 'en' ? nameEn : name}`,
  }));
}
