import { isAbort, shapefileFault } from '@gep/api-client';
import type { FileRegion } from '@gep/api-client';
import type { DrawnRegion, MapHandle } from '@gep/map-engine/map';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../form/confirm';
import { client } from '../../../session/client';
import { errorText } from '../../../session/error-text';
import { toast } from '../../../session/toast';
import { useLiveSum } from '../live-sum/use-live-sum';
import type { Measured } from '../live-sum/use-live-sum';
import { drawnSet, polygonOf, uploadedSet, withRegion, withStatistics, withoutRegion } from './region-set';
import type { RegionSet } from './region-set';
import { useRegionLink } from './use-region-link';

/** Measures regions that a person draws or uploads; one set of regions at a time, to which further ones can be drawn. */
export function useRegions(handle: MapHandle | null, measured: Measured | null, onMeasured: () => void) {
  const { t } = useTranslation();
  const [regions, setRegions] = useState<RegionSet | null>(null);
  const [drawing, setDrawing] = useState(false);
  const [computing, setComputing] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const { liveSum, sketch, forgetSum } = useLiveSum();
  const running = useRef<AbortController>(null);
  const { names, link } = useRegionLink(handle, regions, measured?.compareFlag ?? 0);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    handle?.clearRegion();
    forgetSum();
    setDrawing(false);
    setComputing(false);
    setPercent(null);
  }, [handle, forgetSum]);
  // Also while a model without a raster is chosen.
  const kept = useRef<RegionSet>(null);
  const clear = useCallback(() => {
    stop();
    kept.current = null;
    setRegions(null);
  }, [stop]);

  const start = (): AbortController => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    return controller;
  };

  const measure = async (controller: AbortController, work: () => Promise<RegionSet | null>) => {
    setComputing(true);
    try {
      const found = await work();
      if (controller.signal.aborted) return;
      if (found) setRegions(found);
    } catch (error) {
      if (isAbort(error) || controller.signal.aborted) return;
      toast.error(errorText(error));
    } finally {
      if (running.current === controller) {
        handle?.clearRegion();
        forgetSum();
        setComputing(false);
        setPercent(null);
      }
    }
  };

  // Figures of another model or year would be wrong beside the new layer: the regions are measured in it.
  const follow = useEffectEvent(async () => {
    const before = regions ?? kept.current;
    if (!before && !running.current) return;
    const controller = start();
    setRegions(null);
    kept.current = before;
    if (!before || !measured) return;
    await measure(controller, async () => {
      const options = { signal: controller.signal, quiet: true };
      const uploaded =
        before.files.length === 0
          ? []
          : await client.fileStatistics({ ...measured, files: before.files }, options);
      const ofFile = uploaded.filter((entry) => 'count' in entry);
      const statistics: FileRegion[] = [];
      for (const { row, wkb } of before.regions) {
        if (row !== null) statistics.push(ofFile[row]);
        else
          statistics.push(
            await client.polygonStatistics({ ...measured, polygon: [polygonOf(wkb)] }, options),
          );
      }
      return withStatistics(before, statistics);
    });
  });
  const key = measured && `${measured.projectId}/${measured.id}/${measured.compareFlag}`;
  useEffect(() => {
    void follow();
  }, [key]);
  useEffect(() => stop, [stop]);

  /** @param before the regions that the drawn one joins; null: it takes their place */
  const draw = async (before: RegionSet | null) => {
    if (!handle || !measured) return;
    const controller = start();
    const { signal } = controller;
    setRegions(before);
    kept.current = before;
    setDrawing(true);
    let drawn: DrawnRegion;
    try {
      drawn = await handle.drawPolygon({
        ...{ signal, projection: 'EPSG:3857' },
        onSketch: (region) => sketch(measured, region),
      });
      sketch(measured, drawn);
    } catch (error) {
      if (!isAbort(error)) throw error;
      if (running.current === controller) stop();
      return;
    }
    setDrawing(false);
    if (!(await confirm(t('result.regionTitle'), t('result.regionConfirm')))) return stop();
    await measure(controller, async () => {
      const input = { ...measured, polygon: [[...drawn.wkb]] };
      const found = drawnSet(await client.polygonStatistics(input, { signal, quiet: true }), drawn.wkb);
      onMeasured();
      return before ? withRegion(before, found) : found;
    });
  };

  const upload = async (files: readonly File[]) => {
    if (!handle || !measured || files.length === 0) return;
    const fault = isLayerFile(files) ? null : shapefileFault(files.map((file) => file.name));
    if (fault) {
      // The sentences of all errors are large, and this one is rarely needed.
      const { faultText } = await import('../../../session/fault-text');
      return void toast.error(faultText(fault));
    }
    const controller = start();
    const { signal } = controller;
    setRegions(null);
    kept.current = null;
    await measure(controller, async () => {
      const set = uploadedSet(
        await client.fileStatistics(
          { ...measured, files },
          {
            signal,
            quiet: true,
            onUploadProgress: ({ loaded, total }) =>
              setPercent(loaded < total ? Math.round((loaded / total) * 100) : null),
          },
        ),
        files,
      );
      if (set.regions.length > 0) {
        onMeasured();
        return set;
      }
      toast.error(t('result.file.empty'));
      return null;
    });
  };

  return {
    ...{ regions, names, link, drawing, computing, liveSum, upload, stop, clear },
    /** What is waited for while regions are measured. */
    progress: percent === null ? t('result.computing') : t('result.file.uploading', { percent }),
    draw: () => draw(null),
    drawMore: () => draw(regions),
    change: setRegions,
    remove: (set: RegionSet, key: string) => {
      const left = withoutRegion(set, key);
      if (left) setRegions(left);
      else clear();
    },
  };
}

/** One file that holds everything, not the parts of a shapefile. */
const isLayerFile = ([{ name }, ...others]: readonly File[]): boolean =>
  others.length === 0 && /\.(?:zip|geojson|json|gpkg)$/i.test(name);
