import type { comparabilityZh } from './zh-CN';

/** Words of what keeps two years from being compared. */
export const comparabilityEn: typeof comparabilityZh = {
  title: 'The two years do not compare in full ({{count}})',
  line: '{{kind}}: {{name}}',
  change: ' ({{comparable}} → {{current}})',
  touches: 'touches {{services}}',
  all: 'all services',
  kind: {
    region: 'Districts or grid',
    resolution: 'Resolution of the input',
    source: 'Source of the input',
    'class-map': 'Class map',
    reading: 'Reading of the input',
    method: 'Method',
    'price-zones': 'Price zones',
    'forced-zero': 'Forced correction',
    'urban-boundary': 'Urban boundary',
    model: 'Version of the model',
    program: 'Version of the program',
    service: 'Service in one year only',
  },
};
