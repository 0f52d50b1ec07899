import type { EcosystemType } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shortTypeName } from '../message/short-type-name';
import { client } from './client';

/** An ecosystem type to choose, in the order of the tree. */
export interface EcosystemTypeOption {
  /** Its code. */
  readonly value: string;
  /** Code and name. */
  readonly label: string;
  readonly name: string;
  /** Its name in both languages. */
  readonly spellings: readonly string[];
  /** Code of the type above; null at the top. */
  readonly parent: string | null;
}

/** The ecosystem types; the same list until the language changes. */
export function useEcosystemTypes(): readonly EcosystemTypeOption[] {
  const { i18n } = useTranslation();
  const { data } = useQuery({
    queryKey: ['ecosystem-types'],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.listEcosystemTypes({}, { signal }),
  });
  const english = i18n.language === 'en';
  return useMemo(() => (data ?? []).map((type) => optionOf(type, english)), [data, english]);
}

function optionOf(
  { value, name, nameEn, parentValue }: EcosystemType,
  english: boolean,
): EcosystemTypeOption {
  const shown = english ? nameEn : name;
  const names = [name, shortTypeName(name), nameEn];
  const spellings = names.flatMap((one) => [one, `${value} ${one}`]);
  return { value, label: `${value} ${shown}`, name: shown, spellings, parent: parentValue };
}
