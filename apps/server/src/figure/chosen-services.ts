import { economicUnits, groupNames, industries, serviceEntries, unitNames } from '@gep/ecosystem-models';
import type { CatalogueEntry, EconomicUnit, ModelSlug } from '@gep/ecosystem-models';
import type { FigureGroup, Language } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';

/** Which services of the total a figure adds up; without a group all of them. */
export interface ServiceChoice {
  readonly group?: FigureGroup | undefined;
  /** With `final` or a group of services: its intermediate services too. */
  readonly withIntermediate?: boolean | undefined;
  /** With a user: abiotic flows too. */
  readonly withAbiotic?: boolean | undefined;
}

/** Whether a service is among those that were chosen. */
export function isChosen(
  { service: { role }, group: own, slug }: Pick<CatalogueEntry, 'service' | 'group' | 'slug'>,
  { group, withIntermediate = false, withAbiotic = false }: ServiceChoice,
): boolean {
  if (group === undefined) return true;
  const { section, users } = serviceEntries[slug as ModelSlug];
  const isBiotic = section !== 'abiotic';
  if (group === 'biotic') return isBiotic;
  if (group === 'intermediate') return role === 'intermediate' && isBiotic;
  if (group === 'ecosystem') return role === 'final' && isBiotic;
  const units = unitsOf(group);
  if (units) return (withAbiotic || isBiotic) && units.some((unit) => users?.[unit] !== undefined);
  return (withIntermediate || role === 'final') && (group === 'final' || own === group);
}

/** The users that a group is of; null: not a group of users. */
function unitsOf(group: FigureGroup): readonly EconomicUnit[] | null {
  if (group === 'industry') return industries;
  const unit = economicUnits.find((one) => one === group);
  return unit ? [unit] : null;
}

/** What the chosen services are called together; null: as the total. */
export function choiceName({ group }: ServiceChoice, language: Language): string | null {
  if (group === undefined) return null;
  if (group === 'production' || group === 'regulation' || group === 'culture')
    return groupNames[group][language];
  const unit = economicUnits.find((one) => one === group);
  const user = unit && unitNames[unit][language];
  if (user) return textOf(phrase('figure.used-by', { user }))[language];
  return textOf(phrase(`figure.${group as Exclude<typeof group, EconomicUnit>}-services`))[language];
}
