import type { CalculatedModel } from '@gep/api-client';
import { isTableScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../form/use-settled';
import type { OpenedLayer } from '../../../map/layer/opened-layer';
import { client } from '../../../session/client';
import type { LedgerClass, ValueRange } from './ledger-classes';
import { districtLedger, estimatedLedger, sumsOfRow } from './ledger-sums';
import type { Ledger } from './ledger-sums';

/** How long the breaks have to stay before the server counts: a break that is dragged moves all the time. */
const pauseMs = 80;

export interface ShownLedger {
  /** Null while nothing is known. */
  readonly ledger: Ledger | null;
  /** By the histogram, until the cells are counted. */
  readonly estimated: boolean;
  readonly failure: unknown;
}

/**
 * What the classes of the style on the map come to: of districts by their table, of cells by the histogram at once and by
 * their count when it is there. Of several questions only the last one counts.
 */
export function useLedger(
  opened: OpenedLayer,
  model: Pick<CalculatedModel, 'id'>,
  scheme: Scheme,
  classes: readonly LedgerClass[],
  hasValue: boolean,
): ShownLedger {
  const { i18n } = useTranslation();
  const { place } = opened;
  const { projectId, modelId, layerType, name, compareFlag } = place;
  const isRaster = opened.kind === 'raster';
  const ranges = useMemo(() => classes.map(({ range }) => range), [classes]);
  const asked = JSON.stringify(ranges.filter((range) => range !== null));
  const settled = useSettled(asked, pauseMs);
  const districts = useQuery({
    queryKey: ['district-figures', projectId, model.id, i18n.language],
    enabled: !isRaster,
    queryFn: ({ signal }) => client.listDistrictFigures({ projectId, id: model.id }, { signal }),
  });
  const counted = useQuery({
    queryKey: ['ledger', place, settled],
    enabled: isRaster,
    queryFn: ({ signal }) =>
      client.rasterLedger(
        {
          ...{ projectId, modelId, layerType, modelName: name, compareFlag },
          classes: JSON.parse(settled) as ValueRange[],
        },
        { signal, quiet: true },
      ),
  });
  const estimate = useMemo(() => {
    if (opened.kind !== 'raster') return null;
    const statistics = opened.layer.scheme.bands[0]?.statistics;
    return statistics ? estimatedLedger({ statistics, cellSize: opened.cellSize, hasValue }, classes) : null;
  }, [opened, classes, hasValue]);

  if (opened.kind !== 'raster') {
    const ledger =
      districts.data && isTableScheme(scheme) && scheme.geometry !== 'raster'
        ? districtLedger(scheme, opened.features, districts.data, compareFlag)
        : null;
    return { ledger, estimated: false, failure: districts.error };
  }
  const { data, error } = counted;
  if (!data || settled !== asked) return { ledger: estimate, estimated: true, failure: error };
  const found = data.classes.map(sumsOfRow);
  const none = { count: 0, area: 0, quantity: null, value: null };
  const ledger = {
    classes: ranges.map((range) => (range && found.shift()) ?? none),
    rest: sumsOfRow(data.rest),
    total: sumsOfRow(data.total),
  };
  return { ledger, estimated: false, failure: null };
}
