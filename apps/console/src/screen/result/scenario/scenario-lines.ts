import type { Scenario, ScenarioFigure } from '@gep/api-client';
import { percentText } from '../../../message/percent-text';
import { commonUnit, exactText, inUnit, shownUnit } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';

/** A figure of the account and what becomes of it, as texts in one unit. */
export interface ChangeTexts {
  /** Empty where the account has none. */
  readonly now: string;
  readonly then: string;
  /** With its sign. */
  readonly change: string;
  /** Of the figure of the account. */
  readonly percent: string;
  /** The change with all its digits and its unit. */
  readonly exact: string;
}

/** A line of the table of a scenario. */
export interface ScenarioLine {
  readonly key: string;
  readonly name: string;
  /** 1 for a method or pollutant of the line before. */
  readonly depth: 0 | 1;
  /** Null for a service without one quantity, and for the total. */
  readonly quantity: (ChangeTexts & { readonly unit: string }) | null;
  /** Null for a service without a value. */
  readonly value: ChangeTexts | null;
}

/** A change with its sign. */
export function signed(change: number, unit: ShownUnit): string {
  const text = inUnit(change, unit);
  return change > 0 ? `+${text}` : text;
}

/** The unit of all values: the one that suits the changes, which are small beside the account. */
export function valueUnit({ total, services }: Scenario, language: string): ShownUnit {
  return commonUnit(yuan, [total.change, ...services.map(({ value }) => value?.change ?? null)], language);
}

function changeTexts({ account, change }: ScenarioFigure, own: string, unit: ShownUnit): ChangeTexts {
  return {
    now: account === null ? '' : inUnit(account, unit),
    then: account === null ? '' : inUnit(account + change, unit),
    change: signed(change, unit),
    percent: account === null || account === 0 ? '' : percentText(change / Math.abs(account), true),
    exact: exactText(change, own),
  };
}

/** The total and every service. */
export function scenarioLines(
  { total, services }: Scenario,
  totalName: string,
  unit: ShownUnit,
  language: string,
): ScenarioLine[] {
  const valueOf = (value: ScenarioFigure | null) => value && changeTexts(value, yuan, unit);
  return [
    { key: 'total', name: totalName, depth: 0, quantity: null, value: valueOf(total) },
    ...services.map(({ id, modelId, name, quantity, quantityUnit, value }): ScenarioLine => {
      const shown = quantity && shownUnit(quantityUnit, Math.abs(quantity.change), language);
      return {
        ...{ key: id, name, depth: id === modelId ? 0 : 1 },
        quantity: shown && { ...changeTexts(quantity, quantityUnit, shown), unit: shown.unit },
        value: valueOf(value),
      };
    }),
  ];
}
