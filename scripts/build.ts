import { linkApp } from './build-app';
import { run } from './run';

/** Declarations of a package need those of the packages it imports, so the order is that of the imports. */
const inOrder = ['raster', 'ecosystem-models', 'api-client', 'map-engine', 'style-editor'];

for (const name of inOrder) {
  const { code, output } = await run(['tsup'], { quiet: true, cwd: `packages/${name}` });
  console.log(`${code === 0 ? 'built ' : 'FAILED'} @gep/${name}`);
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
await linkApp();
