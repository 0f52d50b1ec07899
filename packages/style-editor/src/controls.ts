export { ChoiceField, ColorField, Field, LimitField, SliderField } from './field';
export type {
  ChoiceFieldProps,
  ColorFieldProps,
  FieldProps,
  LimitFieldProps,
  SliderFieldProps,
} from './field';
export {
  Button,
  Checkbox,
  IconButton,
  NumberInput,
  Segmented,
  Select,
  Slider,
  Switch,
  TextInput,
  parseNumber,
} from './input';
export type {
  ButtonProps,
  CheckboxProps,
  IconButtonProps,
  NumberInputProps,
  SegmentedProps,
  SelectOption,
  SelectProps,
  SliderProps,
  SwitchProps,
  TextInputProps,
} from './input';
export { useRowDrag } from './symbol/use-row-drag';
