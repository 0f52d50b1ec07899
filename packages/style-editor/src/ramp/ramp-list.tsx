import { colorRamps, findRamp, rampTypes, sameRamp, sampleRamp, sectionRamps } from '@gep/map-engine/color';
import type { Eyes, RampFilter, RampType } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { ShieldCheck, Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, recentRamps, Segmented, stepByKey, Switch } from '../input';
import { useWords } from '../message';
import { ColorSafetyNote } from './color-safety-note';
import { VisionChoice, visionOf } from './vision-choice';
import { RampOption } from './ramp-option';

export interface RampListProps {
  readonly value: Ramp;
  readonly reverse: boolean;
  /** Classes of the scheme: ramps can be shown in as many steps. */
  readonly classes?: number;
  readonly onPick: (ramp: Ramp) => void;
  /** Present: a button leads to a ramp of one's own. */
  readonly onEdit?: () => void;
}

const everything: RampFilter = { query: '', type: 'all', safe: false };
/** Steps that are judged where the caller has no classes, as many as the engine compares. */
const judgedClasses = 5;

/** All ramps with search, filters and simulation; typing searches, arrows choose, Enter takes. */
export function RampList({ value, reverse, classes, onPick, onEdit }: RampListProps) {
  const { t } = useWords();
  const id = useId();
  const [filter, setFilter] = useState(everything);
  const [eyes, setEyes] = useState<Eyes>('normal');
  const [classed, setClassed] = useState(classes !== undefined);
  const [active, setActive] = useState(value);
  const [recent] = useState(() => {
    const list = recentRamps.list().filter((ramp) => !sameRamp(ramp, value));
    return isPreset(value) && list.length === recentRamps.list().length ? list : [value, ...list];
  });
  const sections = useMemo(() => {
    // The English name is known to readers of any language.
    const typeWords = (type: RampType) => `${type} ${t(`ramp.type.${type}`)}`;
    const words = Object.fromEntries(rampTypes.map((type) => [type, typeWords(type)]));
    return sectionRamps(colorRamps, recent, filter, words as Record<RampType, string>);
  }, [recent, filter, t]);
  const ramps = sections.flatMap((section) => section.ramps);
  const index = Math.max(
    0,
    ramps.findIndex((ramp) => sameRamp(ramp, active)),
  );
  const shown = ramps.length > 0 ? ramps[index] : null;
  const idOf = (ramp: Ramp) => `${id}-${ramps.indexOf(ramp)}`;
  const activeId = shown ? idOf(shown) : undefined;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && option) list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2;
  }, []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Left and right move in the text.
    const aside = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const next = aside ? undefined : stepByKey(event.key, index, ramps.length);
    if (!shown) return;
    if (next !== undefined) setActive(ramps[next]);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) onPick(shown);
    else return;
    event.preventDefault();
  };
  const set = (part: Partial<RampFilter>) => setFilter({ ...filter, ...part });
  const steps = classed ? classes : undefined;
  const colors = shown ? sampleRamp(shown, classes ?? judgedClasses, { reverse }) : [];
  const source = shown && (findRamp(shown.name)?.source ?? t('ramp.custom'));
  return (
    <div className="gep-ramp-list">
      <div className="gep-ramp-bar">
        <span className="gep-control">
          <Search size={14} aria-hidden />
          <input
            type="text"
            role="combobox"
            aria-label={t('ramp.search')}
            aria-expanded
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            placeholder={t('ramp.search')}
            value={filter.query}
            onChange={(event) => set({ query: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </span>
        <span className="gep-ramp-legend">
          <ShieldCheck size={14} aria-hidden />
          <Switch label={t('ramp.safe')} value={filter.safe} onChange={(safe) => set({ safe })} />
        </span>
      </div>
      <div className="gep-ramp-bar">
        <Segmented
          label={t('ramp.type')}
          value={filter.type}
          options={(['all', ...rampTypes] as const).map((type) => ({
            value: type,
            label: t(`ramp.type.${type}`),
          }))}
          onChange={(type) => set({ type })}
        />
        {classes !== undefined && (
          <Switch label={t('ramp.classes', { number: classes })} value={classed} onChange={setClassed} />
        )}
      </div>
      <div className="gep-ramp-frame">
        <div ref={list} id={id} role="listbox" aria-label={t('ramp.list')} className="gep-ramp-options">
          {sections.map((section) => (
            <div key={section.name} role="group" aria-labelledby={`${id}-${section.name}`}>
              <div id={`${id}-${section.name}`} role="presentation" className="gep-ramp-heading">
                {t(section.name === 'recent' ? 'ramp.recent' : `ramp.type.${section.name}`)}
              </div>
              {section.ramps.map((ramp) => (
                <RampOption
                  key={ramp.name + ramp.colors.join()}
                  id={idOf(ramp)}
                  ramp={ramp}
                  active={ramp === shown}
                  chosen={sameRamp(ramp, value)}
                  reverse={reverse}
                  classes={steps}
                  judged={classes ?? judgedClasses}
                  vision={visionOf(eyes)}
                  onActive={setActive}
                  onPick={onPick}
                />
              ))}
            </div>
          ))}
        </div>
        {!shown && (
          <div className="gep-empty" role="status">
            <p>{t('ramp.none')}</p>
            <Button onClick={() => setFilter(everything)}>{t('ramp.clear')}</Button>
          </div>
        )}
      </div>
      <div className="gep-ramp-bar">
        <VisionChoice value={eyes} onChange={setEyes} />
        {onEdit && <Button onClick={onEdit}>{t('ramp.edit')}</Button>}
      </div>
      <div className="gep-ramp-about">
        {shown && <ColorSafetyNote colors={colors} />}
        <span className="gep-muted" title={source ?? undefined}>
          {source && t('ramp.source', { source })}
        </span>
      </div>
    </div>
  );
}

const isPreset = (ramp: Ramp) => colorRamps.some((preset) => sameRamp(preset, ramp));
