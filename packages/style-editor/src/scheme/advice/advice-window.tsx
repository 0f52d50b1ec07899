import { sampleRamp } from '@gep/map-engine/color';
import { adviseClassification, bandStatistics, schemeBreaks } from '@gep/map-engine/scheme';
import type { AdviceOptions, CategoryInput, ClassesProposal, GraduatedScheme } from '@gep/map-engine/scheme';
import { reclassify, setRamp } from '@gep/map-engine/scheme/edit';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { HistogramCanvasProps } from '../../histogram';
import { Segmented } from '../../input';
import { useWords } from '../../message';
import { DialogFooter, DialogFrame } from '../../window';
import { PaletteCheck } from './palette-check';
import { ProposalCard } from './proposal-card';

export interface AdviceWindowProps<S extends GraduatedScheme> {
  readonly value: S;
  /** What the rows are made of where it is more than the scheme knows. */
  readonly input?: CategoryInput;
  readonly facts: Partial<Pick<HistogramCanvasProps, 'histogram' | 'type'>>;
  /** A proposal was taken. */
  readonly onChange: (next: S) => void;
  readonly onClose: () => void;
}

/**
 * Proposals of classes side by side, each with its picture, the reason and its goodness: a press takes one over. Below
 * them the present colours as they are seen.
 */
export function AdviceWindow<S extends GraduatedScheme>(props: AdviceWindowProps<S>): ReactNode {
  const { value, input, facts, onChange, onClose } = props;
  const { t } = useWords();
  const [purpose, setPurpose] = useState<'read' | 'compare'>('read');
  const own = ownStatistics(value);
  const data = useMemo(() => input ?? (own ? { statistics: own } : {}), [input, own]);
  const proposals = useMemo(() => {
    const options: AdviceOptions = { purpose, most: 5, field: 'field' in value ? value.field : null };
    return adviseClassification(data, options);
  }, [data, purpose, value]);
  const few = proposals.find((one) => one.kind === 'values');
  const shown = proposals.filter((one) => one.kind === 'classes').slice(0, 4);
  const now = schemeBreaks(value).join();
  const schemeOf = ({ method, classes, interval, pivot, ramp, reverse }: ClassesProposal): S => {
    const classified = reclassify<S>(value, { method, classes, interval, pivot }, data);
    return value.kind === 'graduated-size' ? classified : setRamp(classified, { ramp, reverse });
  };
  const use = (proposal: ClassesProposal) => {
    onChange(schemeOf(proposal));
    onClose();
  };
  return (
    <DialogFrame
      title={t('advice.title')}
      name="advice"
      width={800}
      height={680}
      onClose={onClose}
      footer={<DialogFooter onCancel={onClose} />}
    >
      <div className="gep-panel gep-advice">
        <div className="gep-advice-head">
          <p>
            {few?.kind === 'values'
              ? t('advice.few-values', { number: few.values.length })
              : t('advice.intro')}
          </p>
          <Segmented
            label={t('advice.purpose')}
            value={purpose}
            options={(['read', 'compare'] as const).map((one) => ({
              value: one,
              label: t(`advice.purpose-${one}`),
            }))}
            onChange={setPurpose}
          />
        </div>
        {shown.length === 0 && <p className="gep-empty">{t('advice.none')}</p>}
        <ol className="gep-advice-cards">
          {shown.map((proposal, i) => (
            <ProposalCard
              key={proposal.method}
              schemeOf={() => schemeOf(proposal)}
              proposal={proposal}
              histogram={facts.histogram ?? null}
              type={facts.type}
              colors={
                value.kind === 'graduated-size'
                  ? []
                  : sampleRamp(proposal.ramp, proposal.breaks.length - 1, { reverse: proposal.reverse })
              }
              isBest={i === 0}
              isUsed={proposal.breaks.join() === now}
              onUse={() => use(proposal)}
            />
          ))}
        </ol>
        {value.kind !== 'graduated-size' && <PaletteCheck<S> value={value} onChange={onChange} />}
      </div>
    </DialogFrame>
  );
}

function ownStatistics(scheme: GraduatedScheme) {
  return 'bands' in scheme ? bandStatistics(scheme.bands, scheme.band) : scheme.statistics;
}
