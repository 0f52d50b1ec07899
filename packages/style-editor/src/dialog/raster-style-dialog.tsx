import type { Problem, RasterScheme, RasterUniqueValuesScheme } from '@gep/map-engine/model';
import { bandStatistics, generateCategories, schemeNeeds } from '@gep/map-engine/scheme';
import { paletteInput, switchRasterScheme } from '@gep/map-engine/scheme/edit';
import type { Palettes, RasterSchemeKind } from '@gep/map-engine/scheme/edit';
import { useRef, useState } from 'react';
import { useEdits } from '../editing';
import { ReadOnly, useReadOnly } from '../input';
import { useWords, WhenWorded } from '../message';
import { PortProvider, usePorts } from '../port';
import type { StyleEditorPorts } from '../port';
import { renderSymbolDialog } from '../symbol';
import { rasterGroups } from './raster-groups';
import { RasterPanel } from './raster-panel';
import { StyleDialog } from './style-dialog';
import type { DialogHost } from './style-dialog';
import { lackOf, obtainBands } from './use-band-data';
import { useTasks } from './use-tasks';

/** Scheme and ports of a raster dialog. */
export interface RasterStyleDialogProps extends DialogHost<RasterScheme> {
  /** Opened as a copy; without bands it gets those of the port. */
  readonly value: RasterScheme;
  /** What the host fills in; default: the ports of the provider. */
  readonly ports?: StyleEditorPorts;
}

/**
 * Raster settings of a raster layer.
 * @example
 * <RasterStyleDialog value={rasterScheme} onPreview={set} onApply={set} onCancel={close} />;
 */
export function RasterStyleDialog(props: RasterStyleDialogProps) {
  return (
    <ReadOnly value={useReadOnly() || !props.onApply}>
      <PortProvider ports={props.ports}>
        <WhenWorded>
          <RasterWindow {...props} />
        </WhenWorded>
      </PortProvider>
    </ReadOnly>
  );
}

function RasterWindow(props: RasterStyleDialogProps) {
  const { value: opened } = props;
  const ports = usePorts();
  const palettes = ports.bands?.palettes;
  const words = useWords();
  const { t } = words;
  const { title = t('dialog.raster-settings') } = props;
  const control = useEdits<RasterScheme>(useState(() => seeded(opened, ports))[0]);
  const { value, edit } = control;
  const [note, setNote] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const tasks = useTasks(title, () => setNote(t('failure.statistics')));
  const visited = useRef<Partial<Record<RasterSchemeKind, RasterScheme>>>({});

  const lacks = (scheme: RasterScheme) => {
    const reason = lackOf(scheme, ports.bands);
    return reason && t(reason);
  };
  /** The scheme after a step, once the bands have what it needs; null on refusal or failure. */
  const complete = async (step: (from: RasterScheme) => RasterScheme): Promise<RasterScheme | null> => {
    setNote(null);
    const plain = step(value);
    const need = schemeNeeds(plain);
    if (!need) return plain;
    const reason = lacks(plain);
    if (reason !== null || !ports.bands) {
      setNote(reason);
      return null;
    }
    const bands = await obtainBands(need, ports.bands, tasks);
    if (!bands) return null;
    const next = withRows(step({ ...value, bands }), palettes);
    // A deviation of 0 is what it is; without a histogram or values there is nothing to show.
    const lacking = need === 'statistics' ? null : schemeNeeds(next);
    const tooMany = next.kind === 'raster-unique-values' && !bandIsListed(next);
    if (!tooMany && !lacking) return next;
    setNote(t(tooMany ? 'notice.too-many-values' : 'failure.statistics'));
    // The tree disables what was found to be too much.
    if (tooMany) edit({ ...value, bands });
    return null;
  };
  const choose = async (step: (from: RasterScheme) => RasterScheme) => {
    const next = await complete(step);
    if (next) edit(next);
  };
  const chooseKind = (kind: RasterSchemeKind) => {
    const left = visited.current[kind];
    visited.current[value.kind] = value;
    void choose((from) => switchRasterScheme(from, kind, { left, ...ports.bands }));
  };
  const showProblem = (problem: Problem | null) => setNote(problem && words.problem(problem));

  return (
    <StyleDialog
      {...props}
      title={title}
      control={control}
      groups={rasterGroups(words, value, ports.bands)}
      onKind={chooseKind}
      note={note}
      onNoteDone={() => setNote(null)}
      mask={tasks.mask}
      busy={waiting}
    >
      <RasterPanel
        value={value}
        onChange={(next) => {
          setNote(null);
          edit(next);
        }}
        onPreview={control.preview}
        onWaiting={setWaiting}
        lacks={lacks}
        choose={(step) => void choose(step)}
        complete={complete}
        onProblem={showProblem}
        palettes={palettes}
        renderSymbolEditor={renderSymbolDialog}
      />
      {tasks.question}
    </StyleDialog>
  );
}

function seeded(scheme: RasterScheme, { bands: source }: StyleEditorPorts): RasterScheme {
  if (scheme.bands.length > 0 || !source || source.bands.length === 0) return scheme;
  return withRows({ ...scheme, bands: source.bands }, source.palettes);
}

/** The scheme with its rows made from its bands. */
function withRows<S extends RasterScheme>(scheme: S, palettes: Palettes | undefined): S {
  return generateCategories(scheme, paletteInput(scheme, palettes));
}

/** Whether the values of the scheme's band are few enough for a row each. */
function bandIsListed({ bands, band }: RasterUniqueValuesScheme): boolean {
  return bandStatistics(bands, band)?.enableUniqueValue !== false;
}
