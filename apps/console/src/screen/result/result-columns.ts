import type { CalculatedModel } from '@gep/api-client';
import { noUnit } from '../../map/layer/layer-context';
import type { ShownColumn } from '../../map/layer/layer-context';
import { commonUnit } from '../../message/unit';
import type { ShownUnit } from '../../message/unit';
import { countWordFactor, moneyUnit, yuan } from '../../message/unit-words';

type FigureFacts = Pick<CalculatedModel, 'statisticUnits' | 'functionUnits' | 'sizes'>;

/** The units in which the figures of a service are shown wherever they appear, in every year. */
export interface FigureUnits {
  /** Of yuan. */
  readonly value: ShownUnit;
  readonly quantity: ShownUnit;
}

export function figureUnits({ functionUnits, sizes }: FigureFacts, language: string): FigureUnits {
  return {
    value: commonUnit(yuan, sizes.value ?? [], language),
    quantity: commonUnit(functionUnits, sizes.function ?? [], language),
  };
}

/** The unit for numbers that come in another count of yuan, such as 万元. */
function inCount({ factor, unit }: ShownUnit, given: string): ShownUnit {
  const [, count = ''] = moneyUnit.exec(given) ?? [];
  return { factor: factor / countWordFactor[count], unit };
}

type Word = 'Name' | 'code' | 'functionValue' | 'value' | 'validCount';

/** The columns of the partition statistics of a model. */
export function resultColumns(
  model: FigureFacts,
  language: string,
  word: (column: Word) => string,
): ShownColumn[] {
  const { value, quantity } = figureUnits(model, language);
  const hasValue = moneyUnit.test(model.statisticUnits);
  const text = (name: Word): ShownColumn => ({ name, alias: word(name), unit: noUnit, hidden: false });
  const statistic = hasValue
    ? { alias: word('value'), unit: inCount(value, model.statisticUnits) }
    : { alias: word('functionValue'), unit: quantity };
  return [
    text('Name'),
    text('code'),
    { name: 'Sum', ...statistic, hidden: false },
    {
      name: 'functionValue',
      alias: word('functionValue'),
      unit: quantity,
      hidden: !hasValue || model.functionUnits === '',
    },
    { name: 'value', alias: word('value'), unit: value, hidden: true },
    text('validCount'),
    { name: 'count', alias: 'count', unit: noUnit, hidden: true },
  ];
}
