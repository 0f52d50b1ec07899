import { writeFileSync } from 'node:fs';
import { configurationGuide } from '../src/config/configuration-guide';

writeFileSync(new URL('../../../docs/guide/configuration.md', import.meta.url), configurationGuide());
