import type { DistributionKind, ParameterValue, Uncertainty } from '@gep/api-client';
import { limits } from '@gep/api-client';
import { Button, ChoiceField, Field, Select, TextInput } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../form/dialog';
import { useAskToClose } from '../../../form/use-ask-to-close';
import { errorText } from '../../../session/error-text';
import { DistributionFields } from './distribution-fields';
import {
  accountNumber,
  distributionNumbers,
  namedNumbers,
  numberRule,
  numbersId,
  rowKeys,
  usualDistribution,
} from '../../range/uncertain-number';
import type { UncertainNumbers } from '../../range/uncertain-number';
import { exactNumber } from '../../range/distribution-text';
import { useNumberWords } from '../../range/use-number-words';
import css from './uncertainty.module.css';

interface UncertaintyDialogProps {
  readonly numbers: readonly UncertainNumbers[];
  /** Values of all parameters, as they are stored. */
  readonly values: Readonly<Record<string, ParameterValue>>;
  readonly comparableYear: boolean;
  /** Absent: a new one. */
  readonly initial: Uncertainty | undefined;
  readonly onClose: () => void;
  readonly onSave: (uncertainty: Uncertainty) => Promise<void>;
}

const kinds = Object.keys(distributionNumbers) as DistributionKind[];

/** The distribution of one number with its source. */
export function UncertaintyDialog(props: UncertaintyDialogProps) {
  const { numbers, values, comparableYear, initial, onClose, onSave } = props;
  const { t } = useTranslation();
  const words = useNumberWords();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** A number to begin with: a table has a factor of its first column. */
  const begin = (
    own: UncertainNumbers,
    kind: DistributionKind,
    place: Pick<Uncertainty, 'row' | 'year'> = {},
  ) => ({
    parameter: own.parameter.key,
    ...(own.column && { column: own.column.key }),
    ...place,
    distribution: usualDistribution(kind, accountNumber(own, values, place)),
  });
  const [first] = useState<Uncertainty>(() => initial ?? { ...begin(numbers[0], 'triangular'), source: '' });
  const [edited, setEdited] = useState(first);
  const own = numbers.find(({ id }) => id === numbersId(edited)) ?? numbers[0];
  const rows = rowKeys(own, values);
  const rule = numberRule(own);
  const number = accountNumber(own, values, edited);
  const unit = words.unitOf(own, edited.row);
  const { kind } = edited.distribution;
  const isFactor = own.column !== undefined && edited.row === undefined;
  const complete = namedNumbers(edited.distribution).every(([, one]) => !Number.isNaN(one));

  const moveTo = (to: UncertainNumbers, place: Pick<Uncertainty, 'row' | 'year'>) => {
    setFault(null);
    setEdited({ ...begin(to, kind, place), source: edited.source });
  };
  const save = async () => {
    setBusy(true);
    try {
      await onSave({ ...edited, source: edited.source.trim() });
      onClose();
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const askToClose = useAskToClose(edited !== first, onClose);
  return (
    <Dialog
      open
      title={t(initial ? 'range.editTitle' : 'range.add')}
      width={560}
      onClose={askToClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            look="primary"
            disabled={busy || !complete || edited.source.trim() === ''}
            onClick={() => void save()}
          >
            {t('action.save')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Field label={t('range.number')} wide>
          {(id) => (
            <Select
              id={id}
              label={t('range.number')}
              value={own.id}
              options={numbers.map((one) => ({ value: one.id, label: words.numbersName(one) }))}
              onChange={(next) => moveTo(numbers.find((one) => one.id === next) ?? own, {})}
            />
          )}
        </Field>
        {rows.length > 0 && (
          <Field label={t('range.row')} help={isFactor ? t('range.wholeColumnHelp') : undefined} wide>
            {(id) => (
              <Select
                id={id}
                label={t('range.row')}
                value={edited.row === undefined ? '' : String(edited.row)}
                options={[
                  { value: '', label: t('range.wholeColumn') },
                  ...rows.map((row) => ({ value: String(row), label: words.rowName(own, row) })),
                ]}
                onChange={(next) => {
                  const row = rows.find((one) => String(one) === next);
                  moveTo(own, {
                    ...(row !== undefined && { row }),
                    ...(edited.year && { year: edited.year }),
                  });
                }}
              />
            )}
          </Field>
        )}
        {comparableYear && rule.price && (
          <Field label={t('range.year')} wide>
            {(id) => (
              <Select
                id={id}
                label={t('range.year')}
                value={edited.year ?? 'bothYears'}
                options={(['bothYears', 'current', 'comparable'] as const).map((year) => ({
                  value: year,
                  label: t(`range.${year}`),
                }))}
                onChange={(year) =>
                  moveTo(own, {
                    ...(edited.row !== undefined && { row: edited.row }),
                    ...(year !== 'bothYears' && { year }),
                  })
                }
              />
            )}
          </Field>
        )}
        <ChoiceField
          label={t('range.kind')}
          help={t(`range.kindHelp.${kind}`)}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: t(`range.kinds.${one}`) }))}
          onChange={(next) => setEdited({ ...edited, distribution: usualDistribution(next, number) })}
        />
        <DistributionFields
          distribution={edited.distribution}
          unit={unit}
          onChange={(distribution) => setEdited({ ...edited, distribution })}
        />
        <p className={css.bounds}>
          {!isFactor &&
            number !== null &&
            `${t('range.account', { number: `${exactNumber(number)} ${unit}`.trim() })} · `}
          {isFactor
            ? t('range.factorBounds')
            : t('range.bounds', { min: exactNumber(rule.min), max: exactNumber(rule.max) })}
        </p>
        <Field label={t('range.source')} help={t('range.sourceHelp')} required wide>
          {(id) => (
            <TextInput
              id={id}
              value={edited.source}
              maxLength={limits.sourceMax}
              onChange={(source) => setEdited({ ...edited, source })}
            />
          )}
        </Field>
        {fault && (
          <p className={css.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}
