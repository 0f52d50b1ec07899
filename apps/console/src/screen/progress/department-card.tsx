import type { ProgressCard } from '@gep/api-client';
import { limits } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CutText } from '../../form/cut-text';
import { ProgressBar } from '../../form/progress-bar';
import { client } from '../../session/client';
import { useIsProjectAdmin, useSession } from '../../session/session-store';
import { daysLate } from './lateness';
import css from './progress.module.css';
import { RemindButton } from './remind-button';

interface DepartmentCardProps {
  readonly card: ProgressCard;
  readonly now: number;
  readonly onCopy: (card: ProgressCard) => void;
  /** The card as the server counted it again. */
  readonly onRefreshed: (card: ProgressCard) => void;
}

/** A department: who it is, how far it is, and what the owner can do about it. */
export function DepartmentCard({ card, now, onCopy, onRefreshed }: DepartmentCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const isAdmin = useIsProjectAdmin();
  const projectId = useSession((session) => session.projectId) ?? '';
  const refresh = useMutation({
    mutationFn: () => client.refreshProgress({ userId: card.userId, projectId }),
    onSuccess: onRefreshed,
  });
  const late = daysLate(card, now);
  const shown = limits.cardNames;
  return (
    <article className={css.card} aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <CutText text={card.deptName} max={shown.department} />
        </h3>
        <p className={css.time}>
          <span title={t('progress.timelinessAbout')}>
            {t('progress.timeliness', { percent: card.timeliness === null ? '--' : `${card.timeliness}%` })}
          </span>
          {late !== null && (
            <strong className={css.late}>{t('progress.late', { count: card.overdue, days: late })}</strong>
          )}
        </p>
      </header>
      <dl className={css.facts}>
        <Fact word={t('department.account')}>
          <CutText text={card.userName} max={shown.account} />
        </Fact>
        <Fact word={t('department.password')}>********</Fact>
        <Fact word={t('department.contact')}>
          <CutText text={card.realName} max={shown.contact} />
        </Fact>
        <Fact word={t('department.phone')}>{card.phone || '--'}</Fact>
      </dl>
      <div className={css.bars}>
        <Bar label={t('progress.fill')} percent={card.fillProgress} part={card.submitted} of={card.forms} />
        <Bar
          label={t('progress.confirm')}
          percent={card.confirmProgress}
          part={card.confirmed}
          of={card.forms}
        />
      </div>
      <footer className={css.cardFoot}>
        {isAdmin && <Button onClick={() => onCopy(card)}>{t('department.copyInfo')}</Button>}
        {isAdmin && (
          <Button disabled={refresh.isPending} onClick={() => refresh.mutate()}>
            {t('progress.refresh')}
          </Button>
        )}
        <RemindButton card={card} />
      </footer>
    </article>
  );
}

function Fact({ word, children }: { readonly word: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface BarProps {
  readonly label: string;
  readonly percent: number;
  readonly part: number;
  readonly of: number;
}

function Bar({ label, percent, part, of: whole }: BarProps) {
  return (
    <div className={css.bar}>
      <span>{label}</span>
      <ProgressBar percent={percent} label={label} />
      <span className={css.percent}>{percent}%</span>
      <span className={css.count}>{`${part}/${whole}`}</span>
    </div>
  );
}
