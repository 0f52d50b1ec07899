// Starts the calculation thread from its TypeScript sources (tests, development); the build has its own bundle.
import { register } from 'tsx/esm/api';

register();
const { default: work } = await import('./worker.ts');
export default work;
