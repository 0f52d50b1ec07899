import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLayer } from '../../map/layer/use-layer';
import { errorText } from '../../session/error-text';
import { toast } from '../../session/toast';

/** Says that the chosen result could not be opened, with a way to try again, and that its style could not be read. */
export function useLayerNotices({ opened, failure, retry }: ShownLayer): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!failure) return;
    const action = { label: t('action.retry'), onClick: retry };
    const text = t('result.loadFailed', { reason: errorText(failure) });
    // A new id each time: a notice on its way out takes a newer one with its id along.
    const notice = toast.error(text, { action, duration: Infinity });
    return () => toast.dismiss(notice);
  }, [failure, retry, t]);
  useEffect(() => {
    if (opened?.badStyle) toast.warning(t('result.badStyle'), { id: 'bad-style' });
  }, [opened, t]);
}
