import type { TableScheme } from '@gep/map-engine/model';
import { setRamp } from '@gep/map-engine/scheme/edit';
import { RampField } from '../ramp';
import type { RampPart } from '../ramp';
import { partOf } from '../state';
import type { Editing } from '../state';

type RampScheme = Exclude<TableScheme, { readonly kind: 'single-symbol' }>;

/** The ramp that the rows of a scheme have their colours of. */
export function RowsRampField<S extends RampScheme>(props: Editing<S> & { readonly value: S }) {
  const { value } = props;
  const [at, { ramp, reverse }] =
    'classification' in value ? ['classification.ramp', value.classification] : ['ramp', value];
  return (
    <RampField
      {...partOf(props, (part: RampPart) => setRamp(value, part))}
      {...{ at, ramp, reverse }}
      classes={value.categories.length}
    />
  );
}
