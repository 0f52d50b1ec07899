import type { Field, VectorGeometry, VectorScheme } from '@gep/map-engine/model';
import { useRef, useState } from 'react';
import { useWords } from '../message';
import { usePorts } from '../port';
import type { StyleEditorPorts } from '../port';
import { setClassField, setValueField, switchVectorScheme, useDraft } from '../state';
import type { VectorSchemeKind, Visited } from '../state';
import { StyleDialog } from './style-dialog';
import type { DialogHost } from './style-dialog';
import { useFieldData } from './use-field-data';
import { useTasks } from './use-tasks';
import { vectorGroups } from './vector-groups';
import { VectorPanel } from './vector-panel';

/** Props of the point, line and polygon dialogs. */
export interface VectorStyleDialogProps extends DialogHost<VectorScheme> {
  /** Opened as a copy; the host's scheme stays as it is until apply. */
  readonly value: VectorScheme;
  /** What the host fills in; default: the ports of the provider. */
  readonly ports?: StyleEditorPorts;
}

/** The style dialog of a vector layer. */
export function VectorStyleDialog(props: VectorStyleDialogProps & { readonly geometry: VectorGeometry }) {
  const { value: opened, geometry, onApply, onCancel, onPreview } = props;
  const provided = usePorts();
  const ports = props.ports ?? provided;
  const words = useWords();
  const { t } = words;
  const title = t('dialog.symbol-settings');
  const control = useDraft<VectorScheme>(opened);
  const { value, edit } = control;
  const [note, setNote] = useState<string | null>(null);
  const tasks = useTasks(title, () => setNote(t('failure.field')));
  const store = useFieldData(ports.fields, tasks, 'field' in opened ? opened.field : null);
  const visited = useRef<Visited<VectorScheme>>({});

  const chooseKind = (kind: VectorSchemeKind) => {
    setNote(null);
    visited.current = { ...visited.current, [value.kind]: value };
    edit(visited.current[kind] ?? switchVectorScheme(value, kind));
  };
  const chooseField = async (field: Field) => {
    setNote(null);
    const data = await store.load(field);
    // On failure the previous field stays chosen.
    if (!data) return;
    if (value.kind === 'unique-values') edit(setValueField(value, field, data.statistics));
    else if ('classification' in value) edit(setClassField(value, field, data.statistics, data.input));
  };

  return (
    <StyleDialog
      title={title}
      control={control}
      groups={vectorGroups(words, geometry)}
      onKind={chooseKind}
      note={note}
      onNoteDone={() => setNote(null)}
      busy={tasks.busy}
      onApply={onApply}
      onCancel={onCancel}
      onPreview={onPreview}
    >
      <VectorPanel
        value={value}
        onChange={(next) => {
          setNote(null);
          edit(next);
        }}
        fields={ports.fields?.fields ?? []}
        data={store.get('field' in value ? value.field : null)}
        onField={(field) => void chooseField(field)}
        library={ports.library}
        notify={ports.notify}
      />
      {tasks.element}
    </StyleDialog>
  );
}
