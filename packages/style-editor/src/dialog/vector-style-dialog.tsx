import type { Field, VectorGeometry, VectorScheme } from '@gep/map-engine/model';
import { recountRows, setFields, switchVectorScheme } from '@gep/map-engine/scheme/edit';
import type { VectorSchemeKind } from '@gep/map-engine/scheme/edit';
import { useMemo, useRef, useState } from 'react';
import { useEdits } from '../editing';
import { ReadOnly, useReadOnly } from '../input';
import { useWords, WhenWorded } from '../message';
import { PortProvider, usePorts } from '../port';
import type { StyleEditorPorts } from '../port';
import type { FieldData } from '../scheme';
import { same } from '../state';
import { adoptScheme, fieldsOf } from './adopt-scheme';
import { StyleDialog } from './style-dialog';
import type { DialogHost } from './style-dialog';
import { useFieldData } from './use-field-data';
import { useSample } from './use-sample';
import { useTasks } from './use-tasks';
import { vectorGroups } from './vector-groups';
import type { VectorPage } from './vector-groups';
import { VectorPanel } from './vector-panel';

/** Props of the point, line and polygon dialogs. */
export interface VectorStyleDialogProps extends DialogHost<VectorScheme> {
  /** Opened as a copy; the host's scheme stays as it is until apply. */
  readonly value: VectorScheme;
  /** What the host fills in; default: the ports of the provider. */
  readonly ports?: StyleEditorPorts;
}

type Props = VectorStyleDialogProps & { readonly geometry: VectorGeometry };

/**
 * Symbol settings of a point layer.
 * @example
 * <PointStyleDialog value={pointScheme} onPreview={set} onApply={set} onCancel={close} />;
 */
export function PointStyleDialog(props: VectorStyleDialogProps) {
  return <VectorStyleDialog {...props} geometry="point" />;
}

/**
 * Symbol settings of a line layer.
 * @example
 * <LineStyleDialog value={lineScheme} onPreview={set} onApply={set} onCancel={close} />;
 */
export function LineStyleDialog(props: VectorStyleDialogProps) {
  return <VectorStyleDialog {...props} geometry="line" />;
}

/**
 * Symbol settings of a polygon layer.
 * @example
 * <PolygonStyleDialog value={polygonScheme} onPreview={set} onApply={set} onCancel={close} />;
 */
export function PolygonStyleDialog(props: VectorStyleDialogProps) {
  return <VectorStyleDialog {...props} geometry="polygon" />;
}

/** The style dialog of a vector layer. */
export function VectorStyleDialog(props: Props) {
  return (
    <ReadOnly value={useReadOnly() || !props.onApply}>
      <PortProvider ports={props.ports}>
        <WhenWorded>
          <VectorWindow {...props} />
        </WhenWorded>
      </PortProvider>
    </ReadOnly>
  );
}

function VectorWindow(props: Props) {
  const { value: opened, geometry } = props;
  const ports = usePorts();
  const words = useWords();
  const { t } = words;
  const { title = t('dialog.symbol-settings') } = props;
  const control = useEdits<VectorScheme>(opened);
  const { value, edit } = control;
  const [page, setPage] = useState<'labels' | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const tasks = useTasks(title, () => setNote(t('failure.field')));
  const store = useFieldData(ports.fields, tasks, fieldsOf(opened));
  const { useLabel, field } = value.label;
  const sample = useSample(ports.fields, page === 'labels' && useLabel ? field : null);
  const groups = useMemo(() => vectorGroups(words, geometry), [words, geometry]);
  const visited = useRef<Partial<Record<VectorSchemeKind, VectorScheme>>>({});

  /** What rows are made of; fetched where nothing is known. */
  const dataOf = async (scheme: VectorScheme): Promise<FieldData | null> => {
    const statistics = scheme.kind === 'single-symbol' ? null : scheme.statistics;
    const fields = fieldsOf(scheme);
    const known = store.get(fields) ?? (statistics && { statistics, input: { statistics } });
    return known ?? store.load(fields);
  };
  const choosePage = async (next: VectorPage) => {
    setNote(null);
    setPage(next === 'labels' ? next : null);
    if (next === 'labels' || next === value.kind) return;
    visited.current[value.kind] = value;
    const left = visited.current[next];
    const scheme = left ?? switchVectorScheme(value, next);
    const fields = fieldsOf(scheme);
    // Labels belong to the layer: they stay as they are now.
    const enter = (made: VectorScheme) => edit({ ...made, label: value.label });
    if (left || scheme.kind === 'single-symbol' || fields.length === 0) return enter(scheme);
    const data = await dataOf(scheme);
    if (data) enter(setFields(scheme, fields, data.statistics, data.input));
  };
  const withFields = async (fields: readonly Field[]): Promise<VectorScheme | null> => {
    setNote(null);
    if (fields.length === 0 && value.kind === 'multiple-fields') return setFields(value, [], null);
    const data = await store.load(fields);
    // On failure the previous fields stay chosen.
    if (!data || value.kind === 'single-symbol') return null;
    const { statistics, input } = data;
    // The same fields again: their data were not there, the rows are.
    return value.categories.length > 0 && same(fields, fieldsOf(value))
      ? recountRows({ ...value, statistics }, input)
      : setFields(value, fields, statistics, input);
  };

  return (
    <StyleDialog
      {...props}
      title={title}
      control={control}
      groups={groups}
      onKind={(next) => void choosePage(next)}
      page={page}
      adopt={(pasted) => adoptScheme(pasted, ports.fields, store.load)}
      onProblem={({ at }) => setPage(at.startsWith('label.') ? 'labels' : null)}
      note={note}
      onNoteDone={() => setNote(null)}
      mask={tasks.mask}
      busy={waiting}
    >
      <VectorPanel
        page={page}
        value={value}
        onChange={(next) => {
          setNote(null);
          edit(next);
        }}
        onPreview={control.preview}
        onWaiting={setWaiting}
        fields={ports.fields?.fields ?? []}
        sample={sample}
        data={store.get(fieldsOf(value))}
        withFields={withFields}
        dataOf={(scheme) => {
          setNote(null);
          return dataOf(scheme);
        }}
      />
      {tasks.question}
    </StyleDialog>
  );
}
