/**
 * Writes schema/scheme.schema.json from the codec. Run in packages/map-engine:
 * `npx tsx --conditions=@gep/source scripts/write-schema.ts`
 */
import { writeFileSync } from 'node:fs';
import { schemeJsonSchema } from '../src/codec';

const file = new URL('../schema/scheme.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(schemeJsonSchema(), null, 2)}\n`);
