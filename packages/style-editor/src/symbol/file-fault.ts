import { rules } from '@gep/map-engine/model';
import type { MessageKey } from '../message';

interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** What a file is to become: a picture of dots or a drawing in a style, or a style. */
export type FileUse = 'image' | 'svg' | 'style' | 'raster-style';

const takes = {
  image: {
    types: [...rules.imageTypes, 'image/jpg'],
    endings: ['.png', '.jpg', '.jpeg'],
    fault: 'problem.image-type',
  },
  svg: { types: ['image/svg+xml'], endings: ['.svg'], fault: 'svg.type' },
  // What these are is known when they are read.
  style: { types: [], endings: ['.qml', '.sld', '.lyrx', '.xml', '.json'], fault: null },
  'raster-style': {
    types: [],
    endings: ['.qml', '.sld', '.lyrx', '.xml', '.json', '.txt', '.clr'],
    fault: null,
  },
} as const satisfies Record<
  FileUse,
  {
    readonly types: readonly string[];
    readonly endings: readonly string[];
    readonly fault: MessageKey | null;
  }
>;

/** Endings of the files that are offered, as file inputs want them. */
export function acceptedFiles(use: FileUse): string {
  return takes[use].endings.join();
}

/** Why a file is refused before it is read; null when it may be. Where the system knows no type the ending counts. */
export function fileFault({ name, type, size }: FileFacts, use: FileUse): MessageKey | null {
  const { types, endings, fault } = takes[use];
  const known = type
    ? types.some((allowed) => allowed === type)
    : endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!known) return fault;
  return size > rules.imageBytes ? 'problem.image-size' : null;
}
