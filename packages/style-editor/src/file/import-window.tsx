import type { Loss } from '@gep/map-engine/interchange';
import type { Scheme } from '@gep/map-engine/model';
import { useRef, useState } from 'react';
import { pasteSentence } from '../editing';
import { useWords } from '../message';
import { schemeText } from '../state';
import { FileDrop } from '../symbol';
import { DialogFooter, DialogFrame } from '../window';
import { LossList } from './loss-list';
import { readStyleFile } from './read-style-file';
import type { StyleFileWindowProps } from './style-file';

/** What a style file may have at most. */
const megabytes = 8;

interface Read<S> {
  readonly name: string;
  readonly value: S;
  readonly losses: readonly Loss[];
}

/** Takes a style file: it is read and made one of this layer, what it loses is listed, then it may be taken over. */
export function ImportWindow<S extends Scheme>(props: Omit<StyleFileWindowProps<S>, 'way'>) {
  const { interchange, value, read, onDone, onCancel } = props;
  const words = useWords();
  const { t } = words;
  const [made, setMade] = useState<Read<S> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The latest file: one that was chosen before it no longer counts. */
  const latest = useRef<File | null>(null);

  /** The style of a file, or the sentence of what is wrong with it. */
  const readFile = async (file: File): Promise<Read<S> | string> => {
    const { name } = file;
    if (file.size > megabytes * 2 ** 20) return t('style-file.too-large', { megabytes });
    const found = readStyleFile(interchange, await file.text(), { name, geometry: value.geometry });
    if ('key' in found) return t(found.key, { at: found.at, name });
    // From here on it is a style like a pasted one: drawings are cleaned, rows are counted.
    const taken = await read(schemeText(found.result));
    return 'problem' in taken
      ? pasteSentence(taken.problem, words)
      : { name, value: taken.value, losses: found.losses };
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
  const take = () => {
    if (made) onDone(t('style-file.imported', { name: made.name }), made.value);
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
          line={{ text: problem }}
          onCancel={onCancel}
          onOk={take}
          ok={t('style-file.take')}
          unavailable={made === null}
        />
      }
    >
      <div className="gep-panel">
        <FileDrop id="gep-style-file" use={use} onFile={(file) => void choose(file)} />
        {made && (
          <>
            <b>{made.name}</b>
            <LossList losses={made.losses} />
          </>
        )}
      </div>
    </DialogFrame>
  );
}
