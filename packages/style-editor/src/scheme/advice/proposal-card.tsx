import type { Scheme } from '@gep/map-engine/model';
import type { ClassesProposal } from '@gep/map-engine/scheme';
import { HistogramCanvas } from '../../histogram';
import type { HistogramCanvasProps } from '../../histogram';
import { Button } from '../../input';
import { useWords } from '../../message';
import { MapPicture } from './map-picture';
import { reasonWords } from './reason-words';

export interface ProposalCardProps extends Pick<HistogramCanvasProps, 'histogram' | 'type' | 'colors'> {
  readonly proposal: ClassesProposal;
  /** The layer's scheme with the proposal; made for its picture. */
  readonly schemeOf: () => Scheme;
  /** The first of the list. */
  readonly isBest: boolean;
  /** The scheme has these classes. */
  readonly isUsed: boolean;
  readonly onUse: () => void;
}

/** One way to make classes: method and number, the map and the histogram in their colours, why, and how good they are. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, histogram, type, colors, schemeOf, isBest, isUsed, onUse } = props;
  const { breaks, goodness, reasons, method } = proposal;
  const words = useWords();
  const { t } = words;
  const classes = breaks.length - 1;
  return (
    <li className="gep-advice-card" data-used={isUsed || undefined}>
      <div className="gep-advice-title">
        <h3>{t(`method.${method}`)}</h3>
        <span>{t('table.classes', { number: classes })}</span>
        {isBest && <span className="gep-tag">{t('advice.best')}</span>}
      </div>
      <div className="gep-advice-views">
        <MapPicture
          schemeOf={schemeOf}
          label={t('advice.map', { method: t(`method.${method}`), number: classes })}
        />
        <HistogramCanvas
          {...{ histogram, type, colors, breaks }}
          label={t('preview.histogram', { field: t(`method.${method}`), classes })}
        />
      </div>
      <p>{reasonWords(words, reasons)}</p>
      <div className="gep-advice-foot">
        <dl>
          {(['gvf', 'entropy'] as const).map((figure) => (
            <div key={figure} title={t(`advice.${figure}-hint`)}>
              <dt>{t(`advice.${figure}`)}</dt>
              <dd>{goodness[figure].toFixed(2)}</dd>
            </div>
          ))}
        </dl>
        <Button
          unavailable={isUsed}
          onClick={onUse}
          title={t('advice.use-of', { method: t(`method.${method}`) })}
        >
          {t(isUsed ? 'advice.used' : 'advice.use')}
        </Button>
      </div>
    </li>
  );
}
