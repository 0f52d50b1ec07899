import type { Loss } from '@gep/map-engine/interchange';
import type { Field, Scheme } from '@gep/map-engine/model';
import { useRef, useState } from 'react';
import { pasteSentence } from '../editing';
import { useWords } from '../message';
import { schemeText } from '../state';
import { FileDrop } from '../symbol';
import { DialogFooter, DialogFrame } from '../window';
import { ColumnChoice } from './column-choice';
import { LossList } from './loss-list';
import { readStyleFile } from './read-style-file';
import { missingFields, withFields } from './style-columns';
import type { ChosenFields } from './style-columns';
import type { StyleFileWindowProps } from './style-file';

/** What a style file may have at most. */
const megabytes = 8;

/** A file whose style may not yet be one of the layer. */
interface Read<S> {
  readonly name: string;
  readonly found: Scheme;
  readonly losses: readonly Loss[];
  /** The layer's fields for those of the style that it does not have. */
  readonly chosen: ChosenFields;
  readonly own: readonly Field[];
  /** Null where it is not one of this layer, for the reason that is shown. */
  readonly value: S | null;
  readonly problem: string | null;
}

/** Takes a style file: it is read and made one of this layer, what it loses is listed, then it may be taken over. */
export function ImportWindow<S extends Scheme>(props: Omit<StyleFileWindowProps<S>, 'way'>) {
  const { interchange, value, read, onDone, onCancel } = props;
  const words = useWords();
  const { t } = words;
  const [made, setMade] = useState<Read<S> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The latest file or choice of fields: what was chosen before it no longer counts. */
  const latest = useRef<object | null>(null);

  /** The style of a file, or the sentence of what is wrong with it. */
  const readFile = async (file: File): Promise<Read<S> | string> => {
    const { name } = file;
    if (file.size > megabytes * 2 ** 20) return t('style-file.too-large', { megabytes });
    const found = readStyleFile(interchange, await file.text(), { name, geometry: value.geometry });
    if ('key' in found) return t(found.key, { at: found.at, name });
    const { result, losses } = found;
    const made = await adopt({ name, losses, found: result, chosen: new Map(), own: [] });
    if (!made.problem || made.own.length === 0) return made.problem ?? made;
    return adopt({ ...made, chosen: missingFields(result, made.own) });
  };
  /** From here on it is a style like a pasted one: drawings are cleaned, rows are counted. */
  const adopt = async (file: Omit<Read<S>, 'value' | 'problem'>): Promise<Read<S>> => {
    const taken = await read(schemeText(withFields(file.found, file.chosen)));
    if ('value' in taken) return { ...file, value: taken.value, problem: null };
    const { problem: reason, fields: own = file.own } = taken;
    return { ...file, own, value: null, problem: pasteSentence(reason, words) };
  };
  const choose = async (file: File) => {
    latest.current = file;
    setProblem(null);
    setMade(null);
    const result = await readFile(file);
    if (latest.current !== file) return;
    if (typeof result === 'string') setProblem(result);
    else setMade(result);
  };
  const chooseFields = async (chosen: ChosenFields) => {
    if (!made) return;
    latest.current = chosen;
    setMade({ ...made, chosen, value: null });
    const result = await adopt({ ...made, chosen });
    if (latest.current === chosen) setMade(result);
  };
  const take = () => {
    if (made?.value) onDone(t('style-file.imported', { name: made.name }), made.value);
  };
  const use = value.geometry === 'raster' ? 'raster-style' : 'style';
  return (
    <DialogFrame
      title={t('style-file.import-title')}
      name="style-file"
      width={560}
      height={440}
      onClose={onCancel}
      footer={
        <DialogFooter
          line={{ text: problem ?? made?.problem ?? null }}
          onCancel={onCancel}
          onOk={take}
          ok={t('style-file.take')}
          unavailable={!made?.value}
        />
      }
    >
      <div className="gep-panel">
        <FileDrop id="gep-style-file" use={use} onFile={(file) => void choose(file)} />
        {made && (
          <>
            <b>{made.name}</b>
            {made.chosen.size > 0 && (
              <ColumnChoice
                scheme={made.found}
                own={made.own}
                chosen={made.chosen}
                onChange={(chosen) => void chooseFields(chosen)}
              />
            )}
            <LossList losses={made.losses} />
          </>
        )}
      </div>
    </DialogFrame>
  );
}
