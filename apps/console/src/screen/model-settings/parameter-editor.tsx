import type { LocalText, ParameterDefinition, ParameterValue } from '@gep/api-client';
import { Checkbox, ChoiceField, Field } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import type { TableDraft } from '../../form/table/table-draft';
import { TypePicker } from '../../form/type-picker/type-picker';
import { useLocalText, useUnitText } from '../../message/local-text';
import { useEcosystemTypes } from '../../session/use-ecosystem-types';
import { NumberListEditor } from './number-list-editor';
import { ParameterTable } from './parameter-table';
import { numbersOf, selectionOf } from '../../form/parameter-value';
import { PlainParameter } from './plain-parameter';
import { SelectionParameter } from './selection-parameter';
import type { DraftEdits } from './use-model-draft';

interface ParameterEditorProps {
  definition: ParameterDefinition;
  /** Values of all parameters, as stored and as they are now. */
  stored: Readonly<Record<string, ParameterValue>>;
  values: Readonly<Record<string, ParameterValue>>;
  /** Of a table. */
  draft: TableDraft | undefined;
  /** What counts only in the next run: all of it, or some columns of the table. */
  runNeeded: 'all' | readonly LocalText[] | null;
  /** Whether the project accounts for the comparable year. */
  comparableYear: boolean;
  disabled: boolean;
  edits: DraftEdits;
}

/** One parameter of a model, by its kind. */
export function ParameterEditor(props: ParameterEditorProps) {
  const { definition, stored, values, draft, runNeeded, comparableYear, disabled, edits } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const unit = useUnitText();
  const types = useEcosystemTypes();
  const { key } = definition;
  const value = values[key] ?? definition.default;
  const label = text(definition.name);
  const hints = [
    definition.help && text(definition.help),
    definition.placeholder && t('models.placeholder'),
    runNeeded &&
      (runNeeded === 'all'
        ? t('models.needsRun')
        : t('models.columnsNeedRun', { columns: runNeeded.map(text).join(t('separator')) })),
  ];
  const help = hints.filter(Boolean).join(' · ') || undefined;
  const onChange = (next: ParameterValue) => edits.setParameter(key, next);

  switch (definition.kind) {
    case 'plain':
      return <PlainParameter {...{ definition, label, help, value, comparableYear, disabled, onChange }} />;
    case 'choice':
      return (
        <ChoiceField
          label={label}
          help={help}
          disabled={disabled}
          value={String(value)}
          options={definition.options.map((option) => ({ value: option.value, label: text(option.name) }))}
          onChange={onChange}
        />
      );
    case 'selection':
      return (
        <SelectionParameter
          {...{ definition, label, help, disabled, onChange }}
          chosen={selectionOf(value)}
        />
      );
    case 'switch':
      return (
        <Field label={label} help={help}>
          {(id) => (
            <Checkbox
              id={id}
              label={value === true ? t('action.yes') : t('action.no')}
              disabled={disabled}
              value={value === true}
              onChange={onChange}
            />
          )}
        </Field>
      );
    case 'list':
      if (definition.of === 'ecosystem-type') {
        return (
          <Field label={label} help={help} wide>
            {(id) => (
              <TypePicker
                id={id}
                label={label}
                types={types}
                value={numbersOf(value).map(String)}
                placeholder={t('relation.choose')}
                disabled={disabled}
                onChange={(chosen) => onChange(chosen.map(Number))}
              />
            )}
          </Field>
        );
      }
      return (
        <NumberListEditor
          id={key}
          {...{ label, help, draft, disabled }}
          name={t('models.value')}
          unit={unit(definition.unit)}
          range={definition}
          minRows={definition.minItems}
          stored={numbersOf(stored[key])}
          onEdit={edits.editTable}
        />
      );
    case 'table':
      return (
        <ParameterTable
          {...{ definition, label, help, values, draft, comparableYear, disabled }}
          stored={stored[key]}
          onEdit={edits.editTable}
        />
      );
  }
}
