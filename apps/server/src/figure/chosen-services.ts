import { groupNames } from '@gep/ecosystem-models';
import type { CatalogueEntry } from '@gep/ecosystem-models';
import type { FigureGroup, Language } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';

/** Which services of the total a figure adds up; without a group all of them. */
export interface ServiceChoice {
  /** Final services, or those of a group among them. */
  readonly group?: FigureGroup | undefined;
  /** With a group: its intermediate services too. */
  readonly withIntermediate?: boolean | undefined;
}

/** Whether a service is among those that were chosen. */
export function isChosen(
  { service: { role }, group: own }: Pick<CatalogueEntry, 'service' | 'group'>,
  { group, withIntermediate = false }: ServiceChoice,
): boolean {
  if (group === undefined) return true;
  return (withIntermediate || role === 'final') && (group === 'final' || own === group);
}

/** What the chosen services are called together; null: as the total. */
export function choiceName({ group }: ServiceChoice, language: Language): string | null {
  if (group === undefined) return null;
  return group === 'final' ? textOf(phrase('figure.final-services'))[language] : groupNames[group][language];
}
