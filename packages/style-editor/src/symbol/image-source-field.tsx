import { useRef, useState } from 'react';
import { Field } from '../field';
import { useWords } from '../message';
import type { MessageKey } from '../message';
import { FileDrop } from './file-drop';
import { fileFault } from './file-fault';

/** A picture that was read: its data URL and its size in its own pixels. */
export interface ReadImage {
  readonly name: string;
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

export interface ImageSourceFieldProps {
  readonly name: string;
  readonly source: string;
  /** Of the file that was chosen last, some time after it was chosen. */
  readonly onRead: (image: ReadImage) => void;
}

/** A png or jpeg of at most 2 MB, kept as a data URL. */
export function ImageSourceField({ name, source, onRead }: ImageSourceFieldProps) {
  const { t } = useWords();
  const [fault, setFault] = useState<MessageKey | null>(null);
  const turn = useRef(0);
  const take = async (file: File) => {
    const refused = fileFault(file, 'image');
    setFault(refused);
    if (refused) return;
    const mine = ++turn.current;
    const image = await readImage(file).catch(() => null);
    // Meanwhile another file may have been chosen.
    if (mine !== turn.current) return;
    if (image) onRead(image);
    else setFault('problem.image-broken');
  };
  return (
    <Field label={t('field.image')} error={fault && t(fault)} wide>
      {(id) => (
        <FileDrop id={id} use="image" onFile={(file) => void take(file)}>
          {source && <img key={source} className="gep-drop-picture" src={source} alt="" />}
          {name && (
            <span className="gep-drop-name" title={name}>
              {name}
            </span>
          )}
        </FileDrop>
      )}
    </Field>
  );
}

/** Reads and decodes a picture; rejects any other file, regardless of its name. */
async function readImage(file: File): Promise<ReadImage> {
  const [bitmap, source] = await Promise.all([createImageBitmap(file), dataUrlOf(file)]);
  const { width, height } = bitmap;
  bitmap.close();
  return { name: file.name, source, width, height };
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}
