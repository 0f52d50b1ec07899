import { removedSvgParts, sanitizeSvg } from '@gep/map-engine/symbol';
import type { SvgPart } from '@gep/map-engine/symbol';
import { useRef, useState } from 'react';
import { Field } from '../field';
import { useReadOnly } from '../input';
import { useWords } from '../message';
import type { MessageKey } from '../message';
import { FileDrop } from './file-drop';
import { fileFault } from './file-fault';

export interface SvgFieldProps {
  readonly value: string;
  /** Of what was typed or chosen last, some time after it was. */
  readonly onRead: (svg: string) => void;
}

/**
 * A drawing, as a file or as text. Only the cleaned drawing is passed on, and removed parts are reported. The text
 * stays as typed until the field is left, and even after that if it is not a drawing.
 */
export function SvgField({ value, onRead }: SvgFieldProps) {
  const { t } = useWords();
  const readOnly = useReadOnly();
  const [typing, setTyping] = useState<{ readonly text: string; readonly svg: string } | null>(null);
  const [fault, setFault] = useState<MessageKey | null>(null);
  const [removed, setRemoved] = useState<readonly SvgPart[]>([]);
  const turn = useRef(0);
  // An undo or another hand changes the drawing under what was typed.
  const typed = typing?.svg === value ? typing.text : null;

  const take = async (given: string | Promise<string>) => {
    const mine = ++turn.current;
    const text = await given;
    const svg = text.trim() === '' ? '' : await sanitizeSvg(text);
    // Meanwhile more may have been typed, or another file chosen.
    if (mine !== turn.current) return;
    setFault(svg === null ? 'svg.broken' : null);
    setRemoved(svg === null ? [] : removedSvgParts(text, svg));
    if (svg === null) return;
    setTyping((old) => old && { ...old, svg });
    onRead(svg);
  };
  const takeFile = (file: File) => {
    const refused = fileFault(file, 'svg');
    setFault(refused);
    if (refused) return;
    setTyping(null);
    void take(file.text());
  };

  return (
    <>
      {!readOnly && (
        <Field label={t('field.svg-file')} wide>
          {(id) => <FileDrop id={id} use="svg" onFile={takeFile} />}
        </Field>
      )}
      <Field label={t('field.svg')} error={fault && t(fault)} wide>
        {(id) => (
          <>
            <textarea
              id={id}
              className="gep-textarea gep-code"
              rows={4}
              spellCheck={false}
              readOnly={readOnly}
              aria-invalid={fault ? true : undefined}
              placeholder="<svg viewBox=…"
              value={typed ?? value}
              onChange={({ target }) => {
                setTyping({ text: target.value, svg: value });
                void take(target.value);
              }}
              onBlur={() => fault || setTyping(null)}
            />
            <span className="gep-note" role="status">
              {removed.length > 0 &&
                t('svg.removed', { parts: removed.map((part) => t(`svg.part.${part}`)).join(t('svg.and')) })}
            </span>
          </>
        )}
      </Field>
    </>
  );
}
