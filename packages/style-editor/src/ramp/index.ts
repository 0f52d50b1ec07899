export { ColorRampSelect } from './color-ramp-select';
export type { ColorRampSelectProps } from './color-ramp-select';
export { RampDialog } from './ramp-dialog';
export type { RampDialogProps } from './ramp-dialog';
export { RampField } from './ramp-field';
export type { RampPart } from './ramp-field';
