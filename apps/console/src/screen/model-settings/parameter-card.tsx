import { conditionHolds } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import { currentValues } from './model-changes';
import type { ModelSetup } from './model-changes';
import type { ModelDraft } from './model-draft';
import { needsRun } from './needs-run';
import { ParameterEditor } from './parameter-editor';
import type { DraftEdits } from './use-model-draft';
import css from './model-settings.module.css';

interface ParameterCardProps {
  setup: ModelSetup;
  draft: ModelDraft;
  edits: DraftEdits;
  /** Whether the project accounts for the comparable year. */
  comparableYear: boolean;
  disabled: boolean;
}

/** The parameters of a model that count with the others as they are. */
export function ParameterCard({ setup, draft, edits, comparableYear, disabled }: ParameterCardProps) {
  const { t } = useTranslation();
  const values = currentValues(setup, draft);
  const shown = setup.definition.parameters.filter(({ visibleWhen }) => conditionHolds(visibleWhen, values));
  const hasTables = shown.some(({ kind }) => kind === 'table');
  return (
    <Card
      title={t('models.parameters')}
      action={hasTables && !disabled && <span className={css.muted}>{t('table.pasteHint')}</span>}
    >
      <div className={css.parameters}>
        {shown.map((definition) => (
          <ParameterEditor
            key={definition.key}
            stored={setup.parameters}
            draft={draft.tables[definition.key]}
            runNeeded={needsRun(setup.definition, definition, values)}
            {...{ definition, values, comparableYear, disabled, edits }}
          />
        ))}
      </div>
    </Card>
  );
}
