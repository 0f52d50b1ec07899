import type { Loss } from '@gep/map-engine/interchange';
import i18n from '../../message';
import { errorText } from '../../session/error-text';
import { OwnFault } from './own-fault';

/** One sentence about a file that cannot be shown: which one, why, and what to do. */
export function ownText(file: string, error: unknown): string {
  if (error instanceof OwnFault) {
    const { code, args } = error;
    return i18n.t(`map.own.fault.${code}`, { file: error.file, ...args });
  }
  // The browser's word for a file that was moved or changed after it was chosen.
  if (error instanceof DOMException) return i18n.t('map.own.fault.gone', { file });
  return `${file}: ${errorText(error)}`;
}

/** Losses that a notice names; of more it says how many. */
const namedLosses = 4;

/** One sentence about what a style of another program lost. */
export function lossText(file: string, losses: readonly Loss[]): string {
  const named = losses
    .slice(0, namedLosses)
    .map(({ property, why }) => i18n.t('map.own.loss', { property, why: i18n.t(`map.own.why.${why}`) }));
  return i18n.t('map.own.losses', {
    file,
    count: losses.length,
    named: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(named),
  });
}
