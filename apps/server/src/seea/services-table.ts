import { economicUnits, serviceEntries, unitNames } from '@gep/ecosystem-models';
import type { ModelSlug } from '@gep/ecosystem-models';
import type { SeeaTable } from '@gep/api-client/contract';
import type { ServiceAmounts } from '../account/service-amounts';
import { said } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { column, entryRow } from './table-parts';
import type { TableStyle } from './table-parts';

/** Roles and default users of the services, each with its ground. */
export function servicesTable(services: readonly ServiceAmounts[], { language }: TableStyle): SeeaTable {
  const say = (code: PhraseCode): string => said(language, code);
  return {
    key: 'services',
    title: say('seea.title-services'),
    unit: '',
    head: say('seea.service'),
    columns: (
      ['seea.reference', 'seea.role', 'seea.role-ground', 'seea.user', 'seea.user-ground'] as const
    ).map((code) => column(say(code))),
    rows: services.map((service) => {
      const { role, reason } = service.entry.service;
      const { reference, users, ground } = serviceEntries[service.entry.slug as ModelSlug];
      const names = economicUnits.filter((unit) => users?.[unit]).map((unit) => unitNames[unit][language]);
      return entryRow(service.entry.name[language], [
        reference[language],
        say(`seea.role-${role}`),
        reason[language],
        users === null ? say('seea.user-ecosystems') : names.join(say('list.comma')),
        ground[language],
      ]);
    }),
    missing: null,
    notes: [say('seea.note-users')],
  };
}
