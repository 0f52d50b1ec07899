import type { InputSettings } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import { screenCount } from '../../message/unit';
import { areaText } from '../../form/preflight/area-text';
import type { ClassSummary } from './reclassification';
import { shortList } from './short-list';
import type { ClassNames } from './use-class-columns';
import css from './class-mapping.module.css';

/** Saves a reclassification together with the word of the user that it is right. */
export interface ClassConfirmation {
  readonly mutate: (classes: Pick<InputSettings, 'reclassification' | 'preset'>) => void;
  readonly isPending: boolean;
}

interface ConfirmClassesProps {
  summary: ClassSummary;
  nameOf: ClassNames;
  /** Whether the area of the summary is an estimate from samples. */
  sampled: boolean;
  disabled: boolean;
  onConfirm: () => void;
}

/** Classes that the question names; the others are counted. */
const named = 6;

/** The button by which the user says that every class is read right, and what will be missing: asked once more. */
export function ConfirmClasses({ summary, nameOf, sampled, disabled, onConfirm }: ConfirmClassesProps) {
  const { t } = useTranslation();
  const { kind, unread, cells, area, names: types } = summary;
  const lost = {
    count: unread.length,
    cells: screenCount(cells),
    ...(area !== null && { area: areaText(t, area, sampled) }),
  };
  const form = area === null ? 'cells' : 'area';
  const ask = async () => {
    const names = unread.slice(0, named).map((value) => [value, nameOf(value) ?? ''].join(' ').trim());
    const more = unread.length - names.length;
    const listed = names.join(t('separator'));
    const question = [
      t(`models.withoutType.${kind === 'unknown' ? 'codes' : 'classes'}`, {
        count: unread.length,
        names: more > 0 ? t('models.withoutType.more', { names: listed, count: more }) : listed,
      }),
      t(`models.withoutType.lost.${form}`, lost),
      t('models.withoutType.anyway'),
    ].join('\n');
    const same = [
      t('models.withoutType.same', { names: shortList(types, t('separator')) }),
      t('models.withoutType.right'),
    ].join('\n');
    if (await confirm(t('models.confirmClasses'), unread.length > 0 ? question : same)) onConfirm();
  };
  return (
    <footer className={css.confirm}>
      <Button
        look="primary"
        disabled={disabled}
        onClick={() => (kind === 'complete' ? onConfirm() : void ask())}
      >
        {t('models.confirmClasses')}
      </Button>
      {kind === 'missing' && (
        <span className={css.missing}>{t(`models.withoutType.note.${form}`, lost)}</span>
      )}
    </footer>
  );
}
