import { isAbort, shapefileFault } from '@gep/api-client';
import type { RegionStatistics } from '@gep/api-client';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { VectorMapLayer } from '@gep/map-engine/layer';
import type { DrawnRegion, MapHandle } from '@gep/map-engine/map';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { confirm } from '../../form/confirm';
import { fitLayer } from '../../map/view/fit-layer';
import { regionScheme } from '../../map/style/default-scheme';
import { client } from '../../session/client';
import { errorText, faultText } from '../../session/error-text';
import { useLiveSum } from './live-sum/use-live-sum';
import type { Measured } from './live-sum/use-live-sum';

/** Width of the drawer, CSS pixels. */
export const drawerWidth = 450;

export interface Regions {
  readonly kind: 'drawn' | 'uploaded';
  readonly regions: readonly RegionStatistics[];
}

/** Measures regions that a person draws or uploads; one set of regions at a time. */
export function useRegions(handle: MapHandle | null, measured: Measured | null, onMeasured: () => void) {
  const { t } = useTranslation();
  const [regions, setRegions] = useState<Regions | null>(null);
  const [drawing, setDrawing] = useState(false);
  const [computing, setComputing] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const { liveSum, sketch, forgetSum } = useLiveSum();
  const running = useRef<AbortController>(null);
  const shown = useRef<VectorMapLayer>(null);

  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    if (shown.current) {
      handle?.removeLayer(shown.current);
      shown.current.dispose();
      shown.current = null;
    }
    handle?.clearRegion();
    forgetSum();
    setRegions(null);
    setDrawing(false);
    setComputing(false);
    setPercent(null);
  }, [handle, forgetSum]);

  // Figures of another model or year would be wrong beside the new layer.
  const key = measured && `${measured.id}/${measured.compareFlag}`;
  useEffect(() => clear, [clear, key]);

  const start = (): AbortController => {
    clear();
    const controller = new AbortController();
    running.current = controller;
    return controller;
  };

  const measure = async (controller: AbortController, work: () => Promise<Regions>) => {
    setComputing(true);
    try {
      const found = await work();
      if (controller.signal.aborted) return;
      forgetSum();
      setRegions(found);
      onMeasured();
    } catch (error) {
      if (isAbort(error) || controller.signal.aborted) return;
      handle?.clearRegion();
      forgetSum();
      toast.error(errorText(error));
    } finally {
      if (running.current === controller) {
        setComputing(false);
        setPercent(null);
      }
    }
  };

  const draw = async () => {
    if (!handle || !measured) return;
    const controller = start();
    const { signal } = controller;
    setDrawing(true);
    let drawn: DrawnRegion;
    try {
      drawn = await handle.drawPolygon({ signal, onSketch: (region) => sketch(measured, region) });
      sketch(measured, drawn);
    } catch (error) {
      if (!isAbort(error)) throw error;
      if (running.current === controller) clear();
      return;
    }
    setDrawing(false);
    if (!(await confirm(t('result.regionTitle'), t('result.regionConfirm')))) return clear();
    await measure(controller, async () => {
      const input = { ...measured, polygon: [[...drawn.wkb]] };
      const found = await client.polygonStatistics(input, { signal, quiet: true });
      return { kind: 'drawn', regions: [found] };
    });
  };

  const upload = async (files: readonly File[]) => {
    if (!handle || !measured || files.length === 0) return;
    const fault = shapefileFault(files.map((file) => file.name));
    if (fault) return void toast.error(faultText(fault));
    const controller = start();
    const { signal } = controller;
    await measure(controller, async () => {
      const answer = await client.fileStatistics(
        { ...measured, files },
        {
          signal,
          quiet: true,
          onUploadProgress: ({ loaded, total }) =>
            setPercent(loaded < total ? Math.round((loaded / total) * 100) : null),
        },
      );
      const found = answer.filter((entry) => 'count' in entry);
      const wkb = answer.flatMap((entry) => ('wkbList' in entry ? entry.wkbList : []));
      if (found.length === 0) toast.error(t('result.file.empty'));
      if (!signal.aborted) show(wkb);
      return { kind: 'uploaded', regions: found };
    });
  };

  const show = (wkbList: readonly string[]) => {
    if (!handle || wkbList.length === 0) return;
    const features = wkbList.map((wkb, index) => ({ id: String(index + 1), wkb, properties: {} }));
    const layer = createPolygonLayer({ projection: 'EPSG:3857', zIndex: 20, scheme: regionScheme, features });
    shown.current = handle.addLayer(layer);
    fitLayer(handle, layer, drawerWidth);
  };

  return { regions, drawing, computing, percent, liveSum, draw, upload, clear };
}
