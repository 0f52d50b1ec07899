import type { seriesProblemCodes, seriesWarningCodes } from '../../geodata/problem-codes';
import { phrase } from '../../message/phrase';
import type { PhraseCode } from '../../message/phrase';
import { file, withArgs } from './wording';
import type { Wording } from './wording';

type Code = (typeof seriesProblemCodes)[number] | (typeof seriesWarningCodes)[number];

const facts: Readonly<Record<string, PhraseCode>> = {
  size: 'series.size',
  crs: 'series.crs',
  place: 'series.place',
  scale: 'series.scale',
};

export const seriesWordings: Record<Code, Wording> = {
  'series-contents': ['SERIES_CONTENTS', file],
  'series-order': ['SERIES_ORDER', file],
  'series-twice': ['SERIES_TWICE', file],
  'series-bands': ['SERIES_BANDS', file],
  'series-differs': ['SERIES_DIFFERS', withArgs(({ what }) => ({ what: phrase(facts[what]) }))],
  'series-gap': ['SERIES_GAP', file],
};
