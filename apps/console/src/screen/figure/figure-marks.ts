import type { FigureChain } from '@gep/api-client';
import type { TFunction } from 'i18next';

/** Whether a source was read. */
export type SourceMark = FigureChain['sources'][number]['mark'];

/** As the texts of the models write them. */
export const sourceMarks: Readonly<Record<SourceMark, string>> = {
  read: '[R]',
  literature: '[L]',
  choice: '[O]',
};

/** A mark with what it means. */
export const markText = (mark: SourceMark, t: TFunction): string =>
  `${sourceMarks[mark]} ${t(`figure.mark.${mark}`)}`;
