import type { Problem, RasterScheme, StretchKind } from '@gep/map-engine/model';
import { useRef, useState } from 'react';
import { useWords } from '../message';
import { usePorts } from '../port';
import type { StyleEditorPorts } from '../port';
import { statisticsOf, stretchNeeds, switchRasterScheme, useDraft } from '../state';
import type { RasterSchemeKind, Visited } from '../state';
import { rasterGroups } from './raster-groups';
import { RasterPanel } from './raster-panel';
import { StyleDialog } from './style-dialog';
import type { DialogHost } from './style-dialog';
import { obtainBands, withBands } from './use-band-data';
import type { BandNeed } from './use-band-data';
import { useTasks } from './use-tasks';

export interface RasterStyleDialogProps extends DialogHost<RasterScheme> {
  /** Opened as a copy; without bands it gets those of the port. */
  readonly value: RasterScheme;
  /** What the host fills in; default: the ports of the provider. */
  readonly ports?: StyleEditorPorts;
}

/** Raster settings of a raster layer. */
export function RasterStyleDialog(props: RasterStyleDialogProps) {
  const { value: opened, onApply, onCancel, onPreview } = props;
  const provided = usePorts();
  const ports = props.ports ?? provided;
  const words = useWords();
  const { t } = words;
  const title = t('dialog.raster-settings');
  const control = useDraft<RasterScheme>(seeded(opened, ports));
  const { value, edit } = control;
  const [note, setNote] = useState<string | null>(null);
  const tasks = useTasks(title, () => setNote(t('failure.statistics')));
  const visited = useRef<Visited<RasterScheme>>({});

  const chooseKind = async (kind: RasterSchemeKind) => {
    setNote(null);
    const band = 'band' in value ? value.band : 0;
    const need = kindNeeds(kind, value, band);
    const bands = need ? await obtainBands(need, ports.bands, tasks) : value.bands;
    // On refusal or failure the tree still shows the previous kind.
    if (!bands) return;
    visited.current = { ...visited.current, [value.kind]: value };
    const before = visited.current[kind];
    edit(before && !need ? before : switchRasterScheme({ ...value, bands }, kind));
  };
  const chooseStretch = async (stretch: StretchKind) => {
    if (!('stretch' in value)) return;
    setNote(null);
    const need = stretchNeeds(stretch, statisticsOf(value.bands, 'band' in value ? value.band : 0));
    const bands = need ? await obtainBands(need, ports.bands, tasks) : value.bands;
    if (bands) edit({ ...value, bands, stretch });
  };
  const tell = (problem: Problem | null) => setNote(problem && words.problem(problem));

  return (
    <StyleDialog
      title={title}
      control={control}
      groups={rasterGroups(words, value)}
      onKind={(kind) => void chooseKind(kind)}
      note={note}
      onNoteDone={() => setNote(null)}
      busy={tasks.busy}
      onApply={onApply}
      onCancel={onCancel}
      onPreview={onPreview}
    >
      <RasterPanel
        value={value}
        onChange={(next) => {
          setNote(null);
          edit(next);
        }}
        onStretch={(kind) => void chooseStretch(kind)}
        onProblem={tell}
      />
      {tasks.element}
    </StyleDialog>
  );
}

function seeded(scheme: RasterScheme, ports: StyleEditorPorts): RasterScheme {
  const bands = ports.bands?.bands ?? [];
  return scheme.bands.length === 0 && bands.length > 0 ? withBands(scheme, bands) : scheme;
}

/** What has to be computed before a kind can be shown. */
function kindNeeds(kind: RasterSchemeKind, scheme: RasterScheme, band: number | null): BandNeed | null {
  const statistics = statisticsOf(scheme.bands, band);
  const needs = {
    stretch: () => null,
    'raster-graduated': () => (statistics?.histogram ? null : ('histogram' as const)),
    'raster-unique-values': () => (statistics?.uniqueValues.length ? null : ('unique-values' as const)),
    'rgb-composite': () => null,
  } satisfies Record<RasterSchemeKind, () => BandNeed | null>;
  return needs[kind]();
}
