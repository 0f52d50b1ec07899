import { ApiError, isAbort, NetworkError } from '@gep/api-client';
import { GepDataError } from '@gep/raster';
import i18n from '../message';
import { lostFile } from '../tab/lost-script';
import { ConsoleFault } from './console-fault';

/** One sentence for any error; the server's message where it sent one. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (isAbort(error)) return i18n.t('conflict.notSaved');
  if (error instanceof NetworkError || lostFile(error)) return i18n.t('error.network');
  if (error instanceof ConsoleFault) return i18n.t(`fault.${error.code}`);
  if (error instanceof GepDataError) {
    const key = `fault.${error.code}`;
    // A place that is the whole file has no name.
    if (i18n.exists(key)) return i18n.t(key, { at: error.at }).replace(/ ?[（(][)）]/, '');
  }
  return i18n.t('error.unknown');
}
