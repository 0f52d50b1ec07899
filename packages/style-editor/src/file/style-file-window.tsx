import type { Scheme } from '@gep/map-engine/model';
import { ExportWindow } from './export-window';
import { ImportWindow } from './import-window';
import type { StyleFileWindowProps } from './style-file';

/** Takes a style file of another program, or writes one; what is lost is shown before. */
export function StyleFileWindow<S extends Scheme>({ way, ...props }: StyleFileWindowProps<S>) {
  return way === 'import' ? <ImportWindow {...props} /> : <ExportWindow {...props} />;
}
