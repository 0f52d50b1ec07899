import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedLayer } from '../../map/layer/opened-layer';
import { setScheme } from '../../map/layer/use-scheme';
import { countedScheme } from '../../map/style-dialog/band-statistics';
import { useTool } from '../../layout/use-tool';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { toast } from '../../session/toast';

const styleDialog = () => import('../../map/style-dialog/style-dialog');

/** The layer whose style is edited: what its editors show is counted first where it was only estimated. */
export function useStyling(usable: OpenedLayer | null) {
  const { t } = useTranslation();
  const dialog = useTool(styleDialog);
  const [styled, setStyled] = useState<{ readonly of: OpenedLayer; readonly row: number | undefined } | null>(
    null,
  );
  const [counting, setCounting] = useState<OpenedLayer | null>(null);
  const open = async (row?: number): Promise<void> => {
    dialog.open();
    if (usable?.kind !== 'raster' || !usable.estimated) return setStyled(usable && { of: usable, row });
    setCounting(usable);
    try {
      setScheme(usable, await countedScheme(client, usable));
      setStyled({ of: usable, row });
    } catch (error) {
      toast.error(t('result.loadFailed', { reason: errorText(error) }), { id: 'layer-failed' });
    } finally {
      setCounting(null);
    }
  };
  return {
    /** Null while none is edited, or the dialog has not come. */
    styled: dialog.Tool && styled?.of === usable ? styled : null,
    Dialog: dialog.Tool,
    counting: counting !== null && counting === usable,
    open,
    close: () => setStyled(null),
  };
}
