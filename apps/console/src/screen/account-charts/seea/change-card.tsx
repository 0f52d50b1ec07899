import type { ExtentAccount } from '@gep/api-client';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../form/card';
import { percentText } from '../../../message/percent-text';
import { screenCount, screenNumber } from '../../../message/unit';
import { ChangeMatrix } from './change-matrix';
import { cellsOf, changesOf, everyChange } from './changes';
import type { Choice } from './changes';
import map from './change-map.module.css';
import css from './seea.module.css';
import type { TypeLevel } from './type-level-choice';
import type { PressedChange } from './use-pressed-change';

// OpenLayers is large, and the matrix needs none of it.
const ChangeMap = lazy(() => import('./change-map'));

interface ChangeCardProps {
  readonly projectId: string;
  readonly account: ExtentAccount;
  /** Of a district; empty: the whole project. */
  readonly code: string;
  readonly typeLevel: TypeLevel;
}

/** The change matrix and the map of its cells: what is chosen in one is shown in the other. */
export function ChangeCard({ projectId, account, code, typeLevel }: ChangeCardProps) {
  const { t } = useTranslation();
  const sentence = useSentence(account);
  const [choice, setChoice] = useState<Choice>(everyChange);
  const [pressed, setPressed] = useState<PressedChange | undefined>(undefined);
  const choose = useCallback((next: Choice) => {
    setChoice(next);
    setPressed(undefined);
  }, []);
  const marked = pressed ?? (choice.from !== null && choice.to !== null ? choice : null);
  const text = (): string => {
    if (pressed === null) return t('seea.noChangeHere');
    if (pressed) return sentence(pressed);
    return choice.from === null && choice.to === null ? t('seea.matrixNote') : sentence(choice);
  };
  return (
    <Card title={t('seea.matrix')}>
      <ChangeMatrix {...{ account, choice, marked, sentence }} onChoice={choose} />
      <p className={css.note} aria-live="polite">
        {text()}
      </p>
      <Suspense fallback={<div className={map.waiting} />}>
        <ChangeMap
          {...{ projectId, account, code, typeLevel, choice }}
          onChoice={choose}
          onPress={setPressed}
        />
      </Suspense>
    </Card>
  );
}

/** Says in a sentence what a choice is. */
function useSentence(account: ExtentAccount): (choice: Choice) => string {
  const { t } = useTranslation();
  const { types, cells, cellArea } = account;
  return (choice) => {
    const { from, to } = choice;
    const count = cellsOf(changesOf(account, choice));
    const nameOf = (code: number | null): string => types.find((one) => one.code === code)?.name ?? '';
    const place = types.findIndex(({ code }) => code === from);
    const opening = cells.at(place)?.reduce((sum, one) => sum + one, 0) ?? 0;
    const words = { area: screenNumber(count * cellArea), cells: screenCount(count) };
    const share = percentText(count / opening);
    if (from === null) return t('seea.gained', { type: nameOf(to), ...words });
    if (to === null) return t('seea.lost', { type: nameOf(from), ...words, share });
    if (count === 0) return t('seea.noChange', { from: nameOf(from), to: nameOf(to) });
    return from === to
      ? t('seea.stayed', { type: nameOf(from), ...words, share })
      : t('seea.became', { from: nameOf(from), to: nameOf(to), ...words, share });
  };
}
