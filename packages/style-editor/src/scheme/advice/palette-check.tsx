import { formatColor, parseColor, seeColor } from '@gep/map-engine/color';
import type { Sight } from '@gep/map-engine/color';
import { provePalette } from '@gep/map-engine/scheme';
import type { GraduatedScheme, SightProof } from '@gep/map-engine/scheme';
import { evenOutScheme } from '@gep/map-engine/scheme/edit';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, Swatch } from '../../input';
import { useWords } from '../../message';

export interface PaletteCheckProps<S extends GraduatedScheme> {
  readonly value: S;
  readonly onChange: (next: S) => void;
}

/** How the colours of classes look to each kind of eyes and in grey print, and a press that spreads them. */
export function PaletteCheck<S extends GraduatedScheme>({ value, onChange }: PaletteCheckProps<S>) {
  const { t } = useWords();
  const [best, setBest] = useState<S | null>(null);
  const proofs = useMemo(() => provePalette(value), [value]);
  const spread = () => {
    const next = evenOutScheme(value);
    setBest(next);
    if (next !== value) onChange(next);
  };
  return (
    <section className="gep-palette" aria-label={t('palette.title')}>
      <div className="gep-advice-head">
        <h3>{t('palette.title')}</h3>
        <Button onClick={spread} unavailable={best === value} title={t('palette.even-hint')}>
          {t(best === value ? 'palette.best' : 'palette.even')}
        </Button>
      </div>
      <dl>
        {proofs.map((proof) => (
          <SightRow key={proof.sight} proof={proof} value={value} />
        ))}
      </dl>
    </section>
  );
}

/** The colours as somebody sees them, and which of them look alike. */
function SightRow({ proof, value }: { readonly proof: SightProof; readonly value: GraduatedScheme }) {
  const { t } = useWords();
  const { sight, alike } = proof;
  const labels = new Map(value.categories.map((row) => [row.key, row.label]));
  const nameOf = (key: string) => labels.get(key) ?? t('table.other');
  const Icon = alike.length > 0 ? TriangleAlert : CircleCheck;
  const pairs = alike.map(([one, two]) => t('palette.pair', { one: nameOf(one), two: nameOf(two) }));
  return (
    <div>
      <dt>{t(sight === 'grey' ? 'palette.grey' : `ramp.eyes.${sight}`)}</dt>
      <dd className="gep-palette-colors" aria-hidden>
        {value.categories.map(({ key, color }) => (
          <Swatch key={key} color={seen(color, sight)} wide />
        ))}
      </dd>
      <dd
        className={alike.length > 0 ? 'gep-safety gep-safety-warning' : 'gep-safety'}
        title={pairs.join('\n')}
      >
        <Icon size={14} aria-hidden />
        <span>{alike.length > 0 ? t('palette.alike', { number: alike.length }) : t('palette.apart')}</span>
      </dd>
    </div>
  );
}

function seen(color: string, sight: Sight): string {
  return formatColor(seeColor(parseColor(color), sight));
}
