import { withEditorWords } from '../../message/editor-words';
import { useTool } from '../../layout/use-tool';

const layerTool = () => withEditorWords(() => import('./layers/layer-panel'));
const scenarioTool = () => import('./scenario/scenario-panel');
const viewsTool = () => import('./views/views-panel');

/** The panels at the left of the map, one at a time. */
export function useSidePanels() {
  const layers = useTool(layerTool);
  const views = useTool(viewsTool);
  const scenario = useTool(scenarioTool);
  const close = () => {
    layers.close();
    views.close();
    scenario.close();
  };
  const toggle = ({ Tool, open }: Pick<typeof layers, 'open'> & { readonly Tool: unknown }) => {
    close();
    if (!Tool) open();
  };
  return {
    /** Null while it is closed. */
    Layers: layers.Tool,
    /** Null while it is closed. */
    Views: views.Tool,
    /** Null while it is closed. */
    Scenario: scenario.Tool,
    close,
    showLayers: () => {
      if (!layers.Tool) toggle(layers);
    },
    toggleLayers: () => toggle(layers),
    toggleViews: () => toggle(views),
    toggleScenario: () => toggle(scenario),
    /** Does what takes the outline of a scenario off the map, and the scenario with it. */
    withoutScenario: (act: () => void) => {
      scenario.close();
      act();
    },
  };
}
