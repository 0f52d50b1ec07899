import { Segmented } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';

/** Level of the tree of ecosystem types. */
export type TypeLevel = 1 | 2 | 3;
const levels: readonly TypeLevel[] = [1, 2, 3];

interface TypeLevelChoiceProps {
  readonly level: TypeLevel;
  readonly onLevel: (level: TypeLevel) => void;
}

/** How fine the ecosystem types of a table are. */
export function TypeLevelChoice({ level, onLevel }: TypeLevelChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('seea.typeLevel')}
      value={level}
      options={levels.map((value) => ({ value, label: t(`seea.level.${value}`) }))}
      onChange={onLevel}
    />
  );
}
