import type { AssignmentEffect, Department } from '@gep/api-client';
import { Button, Field } from '@gep/style-editor/controls';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AskBeforeLeaving } from '../../form/ask-before-leaving';
import { ButtonLink } from '../../form/button-link';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { DueInput } from '../../form/due-input';
import { useLocalText } from '../../message/local-text';
import { commonDue, noDraft, pick, tickOf } from './assignment-draft';
import type { AssignmentDraft } from './assignment-draft';
import css from './assignment.module.css';
import { DepartmentChoice } from './department-choice';

interface AssignmentPanelProps {
  /** How many items are set. */
  readonly count: number;
  /** What saving would do; undefined until it is known. */
  readonly effect: AssignmentEffect | undefined;
  /** The effect is not that of the draft yet. */
  readonly isOld: boolean;
  readonly departments: readonly Department[];
  readonly draft: AssignmentDraft;
  readonly onDraft: (change: (draft: AssignmentDraft) => AssignmentDraft) => void;
  /** Chooses no item any more. */
  readonly onClear: () => void;
  readonly busy: boolean;
  /** False when it could not. */
  readonly onSave: (effect: AssignmentEffect) => Promise<boolean>;
}

/** Sets the departments and deadlines of the chosen items, and says beforehand what that does. */
export function AssignmentPanel(props: AssignmentPanelProps) {
  const { count, effect, isOld, departments, draft, onDraft, onClear, busy, onSave } = props;
  const { t } = useTranslation();
  // The rows of the departments keep their function while items come and go.
  const latest = useRef(effect);
  useEffect(() => {
    latest.current = effect;
  });
  const onPick = useCallback(
    (userIds: readonly string[], on: boolean) => {
      const { held = [], oneFile = false } = latest.current ?? {};
      onDraft((now) => userIds.reduce((all, userId) => pick(all, held, userId, on, oneFile), now));
    },
    [onDraft],
  );
  const ordered = useMemo(() => assignedFirst(departments, effect?.held ?? []), [departments, effect?.held]);
  if (count === 0)
    return (
      <Card title={t('report.assignment.departments')}>
        <p className={form.help}>{t('report.assignment.chooseFirst')}</p>
      </Card>
    );
  const title = t('report.assignment.chosen', { count });
  if (!effect) return <Card title={title}>{null}</Card>;
  const hasDues = draft.submitDue !== undefined || draft.confirmDue !== undefined;
  const isIdle = effect.added + effect.taken === 0 && !hasDues;
  const isRefused = effect.tooMany !== null || effect.confirmed !== null;
  return (
    <Card
      title={title}
      action={
        <Button look="text" onClick={onClear}>
          {t('report.assignment.clear')}
        </Button>
      }
    >
      <AskBeforeLeaving
        dirty={!isIdle}
        save={() => (isRefused || isOld ? Promise.resolve(false) : onSave(effect))}
      />
      <div className={css.panel}>
        {effect.oneFile && <p className={form.help}>{t('report.assignment.one')}</p>}
        {departments.length === 0 ? (
          <div className={form.empty}>
            <p>{t('report.assignment.noDepartments')}</p>
            <ButtonLink to="/setting/department">{t('report.assignment.toDepartments')}</ButtonLink>
          </div>
        ) : (
          <DepartmentChoice
            departments={ordered}
            tickOf={tickOf(draft, effect.held, count)}
            onPick={onPick}
            single={effect.oneFile}
          />
        )}
        <div className={css.dues}>
          {(['submitDue', 'confirmDue'] as const).map((key) => {
            const due = commonDue(draft, effect, key);
            return (
              <Field
                key={key}
                label={t(`report.${key}`)}
                help={due === undefined ? t('report.assignment.mixed') : undefined}
              >
                {(id) => (
                  <DueInput
                    id={id}
                    due={due ?? null}
                    onChange={(next) => onDraft((now) => ({ ...now, [key]: next }))}
                  />
                )}
              </Field>
            );
          })}
        </div>
        <Effect effect={effect} hasDues={hasDues} />
        <div className={css.buttons}>
          <Button unavailable={isIdle} onClick={() => onDraft(() => noDraft)}>
            {t('report.assignment.reset')}
          </Button>
          <Button
            look="primary"
            unavailable={isIdle || isRefused || isOld || busy}
            onClick={() => void onSave(effect)}
          >
            {t('report.assignment.save')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** What saving would do, or why it cannot be done. */
function Effect({ effect, hasDues }: { readonly effect: AssignmentEffect; readonly hasDues: boolean }) {
  const { t } = useTranslation();
  const text = useLocalText();
  const { added, taken, tooMany, confirmed } = effect;
  const refused = tooMany
    ? t('report.assignment.tooMany', { name: text(tooMany) })
    : confirmed &&
      t('report.assignment.confirmed', {
        name: text(confirmed.name),
        department: confirmed.deptName,
      });
  const said = [
    added > 0 && t('report.assignment.effect.added', { count: added }),
    taken > 0 && t('report.assignment.effect.removed', { count: taken }),
    hasDues && t('report.assignment.effect.due'),
  ].filter((part) => part !== false);
  return (
    <p role="status" className={refused ? 'gep-field-error' : form.help}>
      {refused ?? said.join(' · ')}
    </p>
  );
}

/** Of hundreds those that have the items now come first; they do not move while others are ticked. */
function assignedFirst(departments: readonly Department[], held: AssignmentEffect['held']): Department[] {
  const assigned = new Set(held.map(({ userId }) => userId));
  const rank = ({ userId }: Department): number => (assigned.has(userId) ? 0 : 1);
  return departments.toSorted((a, b) => rank(a) - rank(b));
}
