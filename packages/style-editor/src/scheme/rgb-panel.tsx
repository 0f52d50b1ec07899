import type { RgbCompositeScheme } from '@gep/map-engine/model';
import type { PanelProps } from './panel-props';
import { RasterDisplayGroup } from './raster-display-group';

/** Display settings of a composite; its channels are kept as they were saved. */
export function RgbPanel({ value, onChange }: Pick<PanelProps<RgbCompositeScheme>, 'value' | 'onChange'>) {
  return (
    <div className="gep-panel">
      <RasterDisplayGroup value={value} onChange={onChange} />
    </div>
  );
}
