export { LabelPanel } from './label-panel';
export type { LabelPanelProps } from './label-panel';
