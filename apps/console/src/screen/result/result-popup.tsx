import type { HoverInfo, MapHandle } from '@gep/map-engine/map';
import { useTranslation } from 'react-i18next';
import type { ShownColumn } from '../../map/layer/layer-context';
import { PropertyPopup } from '../../map/popup/property-popup';
import { moneyUnit } from '../../message/unit-words';
import { FigureButton } from '../figure/figure-button';
import type { ShownFigure } from '../figure/figure-store';
import { propertyWords } from './property-words';

interface ResultPopupProps {
  readonly handle: MapHandle;
  readonly feature: HoverInfo;
  /** Of the layer; null: a file of the reader, whose properties are shown by their names. */
  readonly columns: readonly ShownColumn[] | null;
  /** The result whose figure of the district shows where it comes from; null: none. */
  readonly of: Pick<ShownFigure, 'projectId' | 'id' | 'compareFlag'> | null;
  /** Of the layer. */
  readonly unit: string;
  readonly onClose: () => void;
}

/** What was clicked on the map: its properties, and the way of its figure. */
export function ResultPopup({ handle, feature, columns, of, unit, onClose }: ResultPopupProps) {
  const { t } = useTranslation();
  const { code } = feature.properties;
  const output = moneyUnit.test(unit) ? 'value' : 'function';
  return (
    <PropertyPopup
      {...{ handle, feature, onClose }}
      wordsOf={columns ? (name, properties) => propertyWords(name, properties, columns) : undefined}
    >
      {of && typeof code === 'string' && code !== '' && (
        <FigureButton figure={{ ...of, code, output }} of={`${feature.name} ${t(`figure.${output}`)}`}>
          {t('figure.title')}
        </FigureButton>
      )}
    </PropertyPopup>
  );
}
