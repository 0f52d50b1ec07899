import type { AbsentService, ModelCompleteness, ModelRow } from '@gep/api-client';
import { Checkbox } from '@gep/style-editor/controls';
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';
import { CompletenessMark } from './completeness-mark';
import css from './model-settings.module.css';

interface ModelSelectionProps {
  rows: readonly ModelRow[];
  selected: readonly ModelCompleteness[];
  /** Services that were declared not to exist in the region: they cannot be ticked. */
  absent: readonly AbsentService[];
  /** Ids of the ticked models: the selected ones, or those that the server is just told of. */
  ticked: readonly string[];
  current: string | null;
  disabled: boolean;
  onToggle: (modelId: string, on: boolean) => void;
  onOpen: (modelId: string) => void;
}

/**
 * The models in their three groups: ticked ones are calculated, a click opens a ticked one's inputs, or whether a final
 * service that is not ticked exists in the region.
 */
export function ModelSelection({
  rows,
  selected,
  absent,
  ticked,
  current,
  disabled,
  onToggle,
  onOpen,
}: ModelSelectionProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const groups = rows.filter((row) => row.slug === null);
  const state = (row: ModelRow) => selected.find(({ modelId }) => modelId === row.modelId);
  return (
    <div className={css.tree} role="group" aria-label={t('shell.page.model')}>
      {groups.map((group) => (
        <section key={group.modelId} aria-label={text(group.name)}>
          <h3 className={css.group}>{text(group.name)}</h3>
          {rows
            .filter((row) => row.parentId === group.modelId)
            .map((row) => {
              const chosen = state(row);
              const name = text(row.name);
              const lacking = absent.find(({ modelId }) => modelId === row.modelId);
              return (
                <div
                  key={row.modelId}
                  className={`${css.model} ${row.modelId === current ? css.current : ''}`}
                >
                  <Checkbox
                    bare
                    label={name}
                    value={ticked.includes(row.modelId)}
                    disabled={disabled || lacking !== undefined || (!row.available && !chosen)}
                    onChange={(on) => onToggle(row.modelId, on)}
                  />
                  <button
                    type="button"
                    className={css.opener}
                    data-chosen={chosen !== undefined}
                    disabled={!chosen && row.serviceRole !== 'final'}
                    onClick={() => onOpen(row.modelId)}
                  >
                    <span>{name}</span>
                    {!row.available && <small>{t('models.later')}</small>}
                    {lacking && (
                      <Ban
                        size={16}
                        strokeWidth={1.5}
                        className={lacking.warnings.length > 0 ? css.missing : css.absent}
                        aria-label={t('models.absent.mark')}
                      />
                    )}
                    {chosen && <CompletenessMark completeness={chosen} />}
                  </button>
                </div>
              );
            })}
        </section>
      ))}
    </div>
  );
}
