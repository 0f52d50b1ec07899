export { featureFields } from './feature-fields';
export { PortProvider, usePorts } from './port-context';
export type {
  BandSource,
  FieldSource,
  LibraryGroup,
  LibraryStyle,
  MapSource,
  StyleEditorPorts,
  StyleLibrary,
} from './ports';
