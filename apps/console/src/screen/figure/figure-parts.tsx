import type { FigureChain } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { FigureList } from './figure-list';
import type { ShownFigure } from './figure-store';

interface FigurePartsProps {
  readonly chain: FigureChain;
  readonly figure: ShownFigure;
}

/** Codes have a digit a level. */
const levelOf = (code: number): 1 | 2 | 3 => (code < 10 ? 1 : code < 100 ? 2 : 3);

const ofOneService = { group: undefined, withIntermediate: undefined, withAbiotic: undefined };

/** The figures that are added up in one. */
export function FigureParts({ chain, figure }: FigurePartsProps) {
  const { t } = useTranslation();
  const { parts, unit, value, compareFlag } = chain;
  return (
    <FigureList
      title={t('figure.parts')}
      head={t('figure.part')}
      output={t(`figure.${figure.output}`)}
      unit={unit}
      figures={parts.map((part) => ({
        ...part,
        figure: { ...figure, id: part.id, compareFlag, ...ofOneService },
      }))}
      sum={value}
    />
  );
}

/** What each ecosystem type has of a figure. */
export function FigureTypes({ chain, figure }: FigurePartsProps) {
  const { t } = useTranslation();
  const { types, unit, district, compareFlag } = chain;
  const place = { level: district?.level, code: district?.code, compareFlag };
  return (
    <FigureList
      title={t('figure.types')}
      head={t('figure.type')}
      output={t(`figure.${figure.output}`)}
      unit={unit}
      figures={types.map(({ code, name, value }) => ({
        ...{ name, value },
        figure: { ...figure, ...place, type: code, typeLevel: levelOf(code) },
      }))}
    />
  );
}
