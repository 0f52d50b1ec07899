import type { English } from '../english';
import type { plausibilityZh } from './zh-CN';

export const plausibilityEn: English<typeof plausibilityZh> = {
  title: 'Values',
  share: 'Share of the total',
  perKm2: 'Value per km²',
  change: 'Change on the comparable year',
  same: 'same as the current year: no separate data or prices',
  sameYear: 'as current',
  allSame: 'The comparable year has no separate data or prices: it equals the current year.',
  someSame: '“{{year}}”: the comparable year of this service has no separate data or prices.',
  remarks: 'Worth a second look',
  withoutValue: '{{name}}: calculated, but without a result: {{reason}}',
  concentration: '{{name}}: {{cells}} of {{of}} cells carry {{share}} of the value.',
  noCells: 'Districts without a cell ({{count}}): {{names}}. They are smaller than a cell.',
};
