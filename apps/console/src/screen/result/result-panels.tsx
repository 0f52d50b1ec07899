import type { MapHandle } from '@gep/map-engine/map';
import type { OpenedLayer } from '../../map/layer/opened-layer';
import type { useLayers } from './layers/use-layers';
import type { useOwnFiles } from './own/use-own-files';
import type { useChosenResult } from './use-chosen-result';
import type { useSidePanels } from './use-side-panels';

interface ResultPanelsProps {
  readonly handle: MapHandle;
  readonly projectId: string;
  readonly panels: ReturnType<typeof useSidePanels>;
  readonly layers: ReturnType<typeof useLayers>;
  readonly files: ReturnType<typeof useOwnFiles>;
  readonly result: ReturnType<typeof useChosenResult>;
  readonly opened: OpenedLayer | null;
  /** Hears what ends the drawing of an area for a panel; null: none is under way. */
  readonly onDrawing: (stop: (() => void) | null) => void;
}

/** The panel at the left of the map that is open. */
export function ResultPanels(props: ResultPanelsProps) {
  const { handle, projectId, panels, layers, files, result, opened, onDrawing } = props;
  return (
    <>
      {panels.Layers && (
        <panels.Layers
          {...{ handle, projectId, layers, files, opened }}
          nodes={result.nodes}
          models={result.models}
          settings={result.settings}
          choice={result.choice}
          onClose={panels.close}
        />
      )}
      {panels.Views && <panels.Views {...{ projectId, handle }} onClose={panels.close} />}
      {panels.Scenario && (
        <panels.Scenario
          key={result.choice.compareFlag}
          {...{ handle, projectId, onDrawing }}
          compareFlag={result.choice.compareFlag}
          year={result.year}
          onClose={panels.close}
        />
      )}
    </>
  );
}
