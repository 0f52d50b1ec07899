import type { Sight } from '@gep/map-engine/color';
import type { SightProof } from '@gep/map-engine/scheme';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Swatch, Switch } from '../../input';
import { useWords } from '../../message';
import { usePorts } from '../../port';
import type { FoundNeighbours } from './use-neighbours';

/** Two rows that touch and look alike, and to whom. */
interface Touching {
  readonly rows: readonly [string, string];
  readonly pairs: readonly (readonly [number, number])[];
  readonly sights: readonly Sight[];
}

/** So many are listed. */
const most = 5;

export interface TouchingRowsProps {
  /** Proofs of the rows that touch; null while that is not known. */
  readonly proofs: readonly SightProof[] | null;
  readonly state: FoundNeighbours['state'];
  /** Label and colour of a row. */
  readonly rowOf: (key: string) => { readonly label: string; readonly color: string };
}

/** Which classes touch on the map and look alike, those that touch in most places first; a switch marks them there. */
export function TouchingRows({ proofs, state, rowOf }: TouchingRowsProps) {
  const { t } = useWords();
  const { map } = usePorts();
  const [isMarked, setMarked] = useState(false);
  const touching = useMemo(() => (proofs ? byRows(proofs) : []), [proofs]);
  useEffect(() => {
    if (!isMarked || !map?.mark) return;
    const { mark } = map;
    mark(touching.flatMap(({ pairs }) => pairs));
    return () => mark([]);
  }, [isMarked, touching, map]);
  if (state === 'none') return null;
  const Icon = touching.length > 0 || state === 'failed' ? TriangleAlert : CircleCheck;
  const more = touching.length - most;
  const nameOf = (sight: Sight) => t(sight === 'grey' ? 'palette.grey' : `ramp.eyes.${sight}`);
  return (
    <div className="gep-touching">
      <div className="gep-advice-head">
        <h4>{t('palette.touching')}</h4>
        {map?.mark && touching.length > 0 && (
          <Switch label={t('palette.mark')} value={isMarked} onChange={setMarked} />
        )}
      </div>
      {touching.length === 0 && (
        <p role="status" className={state === 'failed' ? 'gep-safety gep-safety-warning' : 'gep-safety'}>
          {state !== 'looking' && <Icon size={14} aria-hidden />}
          <span>{t(`palette.touching-${state}`)}</span>
        </p>
      )}
      <ul>
        {touching.slice(0, most).map(({ rows, pairs, sights }) => {
          const [one, two] = rows.map(rowOf);
          return (
            <li key={rows.join(' ')}>
              <span className="gep-touching-colors" aria-hidden>
                <Swatch color={one.color} wide />
                <Swatch color={two.color} wide />
              </span>
              <span>{t('palette.touch', { one: one.label, two: two.label, number: pairs.length })}</span>
              <span>{sights.map(nameOf).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{t('palette.touching-more', { number: more })}</p>}
    </div>
  );
}

function byRows(proofs: readonly SightProof[]): Touching[] {
  const found = new Map<string, Touching>();
  for (const { sight, neighbours } of proofs)
    for (const { rows, pairs } of neighbours) {
      const sights = found.get(rows.join(' '))?.sights ?? [];
      found.set(rows.join(' '), { rows, pairs, sights: [...sights, sight] });
    }
  return [...found.values()].sort((one, two) => two.pairs.length - one.pairs.length);
}
