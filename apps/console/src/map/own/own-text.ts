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
