import type { Scheme } from '@gep/map-engine/model';
import { LineStyleDialog, PointStyleDialog, PolygonStyleDialog, RasterStyleDialog } from '@gep/style-editor';
import type { DialogHost, StyleEditorPorts } from '@gep/style-editor';

export interface EditorDialogProps extends DialogHost<Scheme> {
  /** The scheme as it is when the dialog opens: the dialog edits a copy. */
  readonly value: Scheme;
  readonly ports: StyleEditorPorts;
}

/** The editor's dialog for the kind of a scheme. */
export default function EditorDialog({ value, ...host }: EditorDialogProps) {
  switch (value.geometry) {
    case 'raster':
      return <RasterStyleDialog value={value} {...host} />;
    case 'point':
      return <PointStyleDialog value={value} {...host} />;
    case 'line':
      return <LineStyleDialog value={value} {...host} />;
    default:
      return <PolygonStyleDialog value={value} {...host} />;
  }
}
