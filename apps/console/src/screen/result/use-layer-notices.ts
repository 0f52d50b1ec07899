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
    toast.error(text, { id: 'layer-failed', action, duration: Infinity });
    return () => void toast.dismiss('layer-failed');
  }, [failure, retry, t]);
  useEffect(() => {
    if (opened?.badStyle) toast.warning(t('result.badStyle'), { id: 'bad-style' });
  }, [opened, t]);
}
