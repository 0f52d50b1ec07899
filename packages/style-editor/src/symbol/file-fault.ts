import { rules } from '@gep/map-engine/model';
import type { MessageKey } from '../message';

interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** What a file is to become: a picture of dots or a drawing in a style, or a style. */
export type FileUse = 'image' | 'svg' | 'style' | 'raster-style';

/** Endings of the files that are offered, as file inputs want them. What styles are is known when they are read. */
export const acceptedFiles: Readonly<Record<FileUse, string>> = {
  image: '.png,.jpg,.jpeg',
  svg: '.svg',
  style: '.qml,.sld,.lyrx,.xml,.json',
  'raster-style': '.qml,.sld,.lyrx,.xml,.json,.txt,.clr',
};

const pictures = {
  image: { types: [...rules.imageTypes, 'image/jpg'], fault: 'problem.image-type' },
  svg: { types: ['image/svg+xml'], fault: 'svg.type' },
} as const;

/** Why a picture is refused before it is read; null when it may be. Where the system knows no type the ending counts. */
export function fileFault({ name, type, size }: FileFacts, use: keyof typeof pictures): MessageKey | null {
  const { types, fault } = pictures[use];
  const known = type
    ? types.some((allowed) => allowed === type)
    : acceptedFiles[use].split(',').some((ending) => name.toLowerCase().endsWith(ending));
  if (!known) return fault;
  return size > rules.imageBytes ? 'problem.image-size' : null;
}
