/** Writes a part of the sample project: `write-part-of-sample.ts FOLDER MODELS INPUTS`, names with commas between them. */
import { writePartOfSample } from '../apps/server/src/testing/sample-project';

const [folder = '', models = '', inputs = ''] = process.argv.slice(2);
await writePartOfSample(folder, 2000, { models: models.split(','), inputs: inputs.split(',') });
