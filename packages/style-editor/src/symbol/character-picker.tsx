import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, stepByKey, TextInput } from '../input';
import { useWords } from '../message';
import { characterCount, codeAt, codeName, placeOf, readCode } from './characters';

/** Cells are square; the list scrolls through all of them but only holds those in sight. */
const cell = 28;
const columns = 10;
const sight = 8;

const starts = [
  ['ascii', 32],
  ['digits', 48],
  ['chinese', 19968],
] as const;

export interface CharacterPickerProps {
  readonly value: string;
  readonly fontFamily: string;
  readonly onPick: (text: string) => void;
}

/** The character library: looked through, jumped in, or searched by character and code. */
export function CharacterPicker({ value, fontFamily, onPick }: CharacterPickerProps) {
  const { t } = useWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  const [place, setPlace] = useState(Math.max(0, placeOf(value.codePointAt(0) ?? 0)));
  const code = readCode(wanted);
  const found = code === null ? -1 : placeOf(code);

  const pick = (at: number) => onPick(String.fromCodePoint(codeAt(at)));
  const search = (text: string) => {
    setWanted(text);
    const next = placeOf(readCode(text) ?? -1);
    if (next >= 0) setPlace(next);
  };

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const [top, height] = [Math.floor(place / columns) * cell, box.clientHeight];
    const out = Math.max(box.scrollTop - top, top + cell - height - box.scrollTop);
    // A step scrolls by as little as it takes; what is further away comes to the middle.
    if (out > height) box.scrollTop = top - (height - cell) / 2;
    else if (out > 0) box.scrollTop += top < box.scrollTop ? -out : out;
  }, [place]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepByKey(event.key, place, characterCount, { columns, rows: sight });
    if (next !== undefined) setPlace(next);
    else if (event.key === 'Enter' || event.key === ' ') pick(place);
    else return;
    event.preventDefault();
  };

  const rows = Math.ceil(characterCount / columns);
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => list.current,
    estimateSize: () => cell,
    initialRect: { width: 0, height: sight * cell },
    overscan: 1,
  });
  const seen = virtual.getVirtualItems();
  const [first, end] = [seen[0]?.index ?? 0, (seen.at(-1)?.index ?? -1) + 1];
  const shown = Math.min(characterCount, end * columns) - first * columns;
  // Until the list has scrolled to it, the place has no element to be named by.
  const placed = place >= first * columns && place < first * columns + shown;
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || found < 0) return;
        event.preventDefault();
        pick(found);
      }}
    >
      <TextInput
        label={t('character.find')}
        placeholder={t('character.find')}
        value={wanted}
        onChange={search}
        invalid={wanted !== '' && found < 0}
      />
      <div className="gep-character-jumps">
        {starts.map(([part, start]) => (
          <Button key={part} look="quiet" onClick={() => setPlace(placeOf(start))}>
            {t(`character.${part}`)}
          </Button>
        ))}
      </div>
      <div
        ref={list}
        className="gep-character-list"
        role="listbox"
        tabIndex={0}
        aria-label={t('character.library')}
        aria-activedescendant={placed ? `${id}-${place}` : undefined}
        style={{ height: sight * cell, fontFamily }}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" style={{ height: rows * cell, paddingTop: first * cell }}>
          <div role="presentation" className="gep-character-rows">
            {Array.from({ length: shown }, (_, i) => {
              const at = first * columns + i;
              const text = String.fromCodePoint(codeAt(at));
              return (
                <div
                  key={at}
                  id={`${id}-${at}`}
                  role="option"
                  aria-label={text === ' ' ? t('character.space') : text}
                  aria-selected={text === value}
                  aria-posinset={at + 1}
                  aria-setsize={characterCount}
                  data-active={at === place || undefined}
                  onPointerMove={() => setPlace(at)}
                  onClick={() => pick(at)}
                >
                  {text}
                </div>
              );
            })}
          </div>
        </div>
      </div>
      <p className="gep-muted gep-character-code" role="status">
        {wanted !== '' && found < 0
          ? t('character.none')
          : t('character.code', { name: codeName(codeAt(place)), code: codeAt(place) })}
      </p>
    </div>
  );
}
