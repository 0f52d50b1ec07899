import { provePalette } from '@gep/map-engine/scheme';
import type { GraduatedScheme, SightProof } from '@gep/map-engine/scheme';
import { evenOutScheme } from '@gep/map-engine/scheme/edit';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, Swatch } from '../../input';
import { useWords } from '../../message';
import { usePorts } from '../../port';
import { TouchingRows } from './touching-rows';
import { useNeighbours } from './use-neighbours';

export interface PaletteCheckProps<S extends GraduatedScheme> {
  readonly value: S;
  readonly onChange: (next: S) => void;
}

/**
 * How the colours of classes look over the base map to each kind of eyes and in grey print, which of them touch and look
 * alike, and a press that spreads them.
 */
export function PaletteCheck<S extends GraduatedScheme>({ value, onChange }: PaletteCheckProps<S>) {
  const { t } = useWords();
  const { map } = usePorts();
  const [best, setBest] = useState<S | null>(null);
  const { state, neighbours } = useNeighbours(map);
  const { base, opacity } = map ?? {};
  const proofs = useMemo(() => provePalette(value, { base, opacity }), [value, base, opacity]);
  const touching = useMemo(
    () => neighbours && provePalette(value, { base, opacity, neighbours }),
    [value, base, opacity, neighbours],
  );
  const spread = () => {
    const next = evenOutScheme(value, { base, opacity });
    setBest(next);
    if (next !== value) onChange(next);
  };
  const rows = new Map(
    value.categories.map((row, i) => [row.key, { label: row.label, color: proofs[0].seen[i] }]),
  );
  const other = { label: t('table.other'), color: proofs[0].seen[value.categories.length] };
  const rowOf = (key: string) => rows.get(key) ?? other;
  return (
    <section className="gep-palette" aria-label={t('palette.title')}>
      <div className="gep-advice-head">
        <h3>{t('palette.title')}</h3>
        {base && (
          <p className="gep-palette-base">
            <Swatch color={base} />
            {t('palette.over')}
          </p>
        )}
        <Button onClick={spread} unavailable={best === value} title={t('palette.even-hint')}>
          {t(best === value ? 'palette.best' : 'palette.even')}
        </Button>
      </div>
      <dl>
        {proofs.map((proof) => (
          <SightRow
            key={proof.sight}
            proof={proof}
            onMap={base !== undefined}
            labelOf={(key) => rowOf(key).label}
          />
        ))}
      </dl>
      <TouchingRows proofs={touching} state={state} rowOf={rowOf} />
    </section>
  );
}

interface SightRowProps {
  readonly proof: SightProof;
  /** The colour of the base map is known. */
  readonly onMap: boolean;
  readonly labelOf: (key: string) => string;
}

/** The colours as somebody sees them, which of them look alike, and which look like the base map. */
function SightRow({ proof: { sight, alike, faint, seen }, onMap, labelOf }: SightRowProps) {
  const { t } = useWords();
  const lost = onMap ? faint : [];
  const isGood = alike.length + lost.length === 0;
  const Icon = isGood ? CircleCheck : TriangleAlert;
  const faults = [
    ...(alike.length > 0 ? [t('palette.alike', { number: alike.length })] : []),
    ...(lost.length > 0 ? [t('palette.faint', { number: lost.length })] : []),
  ];
  const named = [
    ...alike.map(([one, two]) => t('palette.pair', { one: labelOf(one), two: labelOf(two) })),
    ...lost.map((key) => t('palette.like-base', { one: labelOf(key) })),
  ];
  return (
    <div>
      <dt>{t(sight === 'grey' ? 'palette.grey' : `ramp.eyes.${sight}`)}</dt>
      <dd className="gep-palette-colors" aria-hidden>
        {seen.slice(0, -1).map((color, i) => (
          <Swatch key={i} color={color} wide />
        ))}
      </dd>
      <dd className={isGood ? 'gep-safety' : 'gep-safety gep-safety-warning'} title={named.join('\n')}>
        <Icon size={14} aria-hidden />
        <span>{isGood ? t('palette.apart') : faults.join(' · ')}</span>
      </dd>
    </div>
  );
}
