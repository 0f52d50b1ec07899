import { useTranslation } from 'react-i18next';
import { useFaultText } from '../../form/table/fault-text';
import { useLocalText } from '../../message/local-text';
import type { FormFault } from './model-changes';

/** More than these are not named. */
const named = 3;

/** Says what keeps a model from being saved. */
export function useFormFaultText(): (faults: readonly FormFault[]) => string {
  const { t } = useTranslation();
  const text = useLocalText();
  const faultText = useFaultText();
  const word = (fault: FormFault): string => {
    switch (fault.kind) {
      case 'number':
        return faultText(fault.fault, fault.text);
      case 'cell':
        return t('models.faultInRow', {
          row: fault.fault.row + 1,
          fault: faultText(fault.fault.fault, fault.fault.text),
        });
      case 'too-few-rows':
        return t('table.tooFewRows', { count: fault.minRows });
      case 'too-few-items':
        return t('models.tooFewItems', { count: fault.minItems });
      case 'same-column':
        return t('models.sameColumn', { first: fault.first, second: fault.second });
    }
  };
  return (faults) =>
    faults
      .slice(0, named)
      .map((fault) => t('models.faultOf', { name: text(fault.name), fault: word(fault) }))
      .join(t('models.faultSeparator'));
}
