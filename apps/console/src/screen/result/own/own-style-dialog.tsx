import { featureFields } from '@gep/style-editor';
import { useMemo, useState } from 'react';
import type { DrawnLayer } from '../../../map/layer/drawn-layer';
import { setScheme } from '../../../map/layer/use-scheme';
import type { OwnStyled } from '../../../map/own/own-layer';
import { DataStyleDialog } from '../../../map/style-dialog/data-style-dialog';

interface OwnStyleDialogProps {
  readonly own: OwnStyled;
  readonly opened: DrawnLayer;
  /** Place of the class that has the focus first. */
  readonly row?: number | undefined;
  readonly onClose: () => void;
}

/** The style dialog of a layer of the reader: all that it asks of the data is in the tab. */
export function OwnStyleDialog({ own, opened, row, onClose }: OwnStyleDialogProps) {
  const [first] = useState(own);
  const data = useMemo(() => dataOf(first), [first]);
  return (
    <DataStyleDialog
      title={first.name}
      scheme={opened.layer.scheme}
      data={data}
      row={row}
      onScheme={(scheme) => setScheme(opened, scheme)}
      onClose={onClose}
    />
  );
}

function dataOf(own: OwnStyled) {
  if (own.kind !== 'raster')
    return { fields: featureFields(own.features.map(({ properties }) => properties)) };
  // Everything was counted when the file was opened.
  const { bands } = own.description;
  const known = () => Promise.resolve(bands);
  return {
    bands: {
      ...{ bands, palettes: [own.palette] },
      ...{ computeStatistics: known, computeHistogram: known, computeUniqueValues: known },
    },
  };
}
