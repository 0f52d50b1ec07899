import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from '../check/files';
import { packages } from '../packed-files';
import { must } from './must';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Public entries as an embedder writes them, without style sheets, JSON and patterns. */
export function publicEntries(): string[] {
  return packages.flatMap((name) => {
    const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as Manifest;
    return Object.keys(exports)
      .filter((entry) => !/\*|\.(css|json)$/.test(entry))
      .map((entry) => `@gep/${name}${entry.slice(1)}`);
  });
}

/** Entries that must load without a page: all but the layers, the map and what gathers them, and the editors. */
export function pureEntries(): string[] {
  const pages = ['@gep/map-engine', '@gep/map-engine/layer', '@gep/map-engine/map', '@gep/style-editor'];
  return publicEntries().filter((entry) => !pages.includes(entry));
}

/** Runs a shell command in a folder outside the repository. */
export function inFolder(folder: string, command: string): Promise<string> {
  return must(['sh', '-c', `cd '${folder}' && ${command}`]);
}

/** Packs the built packages and installs them into a separate app; returns the folder, which the caller removes. */
export async function createFreshApp(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gep-fresh-app-'));
  const manifest = { name: 'fresh-app', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const tarballs: string[] = [];
  for (const name of packages) {
    const pack = ['npm', 'pack', '-w', `packages/${name}`, '--pack-destination', folder, '--json'];
    const output = await must(pack);
    const [packed] = JSON.parse(output.slice(output.indexOf('[\n'))) as { filename: string }[];
    tarballs.push(`./${packed.filename}`);
  }
  const peers = 'ol proj4 react react-dom @types/react';
  await inFolder(folder, `npm install --no-audit --no-fund ${tarballs.join(' ')} ${peers}`);
  return folder;
}

/** Lints the tarballs: entries, file kinds and declarations as bundlers, Node and TypeScript resolve them. */
export async function lintPackages(folder: string): Promise<string> {
  for (const tarball of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) {
    await must(['publint', 'run', join(folder, tarball), '--strict']);
    const styles = tarball.includes('style-editor') ? ['--exclude-entrypoints', './style.css'] : [];
    await must(['attw', join(folder, tarball), '--profile', 'esm-only', ...styles]);
  }
  return `publint and attw, ${packages.length} tarballs`;
}

/** Loads every pure entry in bare Node. */
export async function loadPureEntries(folder: string): Promise<string> {
  const entries = pureEntries();
  for (const entry of entries)
    await inFolder(folder, `node --input-type=module -e "await import('${entry}')"`);
  return `${entries.length} pure entries load in bare Node`;
}

/**
 * Loads every entry as a server does that renders pages, without a window, and renders a dialog there, which opens in
 * the browser only.
 */
export async function renderOnServer(folder: string): Promise<string> {
  const entries = publicEntries();
  const script = `${entries.map((entry) => `import '${entry}';`).join('\n')}
import { createScheme } from '@gep/map-engine/scheme';
import { PolygonStyleDialog, RampPreview, StyleEditorProvider } from '@gep/style-editor';
import { toRamp } from '@gep/map-engine/color';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
const value = createScheme('graduated-color', 'polygon');
const page = h(StyleEditorProvider, { locale: 'en' },
  h(RampPreview, { ramp: toRamp('YlGn') }), h(PolygonStyleDialog, { value, onApply() {}, onCancel() {} }));
console.log(renderToString(page).length);
`;
  writeFileSync(join(folder, 'server.js'), script);
  const length = await inFolder(folder, 'node server.js');
  return `${entries.length} entries load without a window, a page with a dialog of ${length.trim()} characters`;
}

/** The two ways in which embedders have TypeScript find modules: through a bundler, and as Node does. */
const resolutions = [
  { module: 'ESNext', moduleResolution: 'bundler' },
  { module: 'NodeNext', moduleResolution: 'nodenext' },
];

/** Checks the declarations of every entry as strict TypeScript of an embedder. */
export async function checkTypes(folder: string): Promise<string> {
  const entries = publicEntries();
  const lines = entries.map((entry, index) => `export * as entry${index} from '${entry}';`);
  writeFileSync(join(folder, 'entries.ts'), lines.join('\n'));
  writeFileSync(join(folder, 'first-map.ts'), read('packages/map-engine/examples/first-map.ts'));
  for (const resolution of resolutions) {
    const compilerOptions = {
      ...{ ...resolution, target: 'ES2022', lib: ['ES2023', 'DOM'] },
      ...{ strict: true, noEmit: true, skipLibCheck: true, jsx: 'react-jsx', types: [] },
    };
    const config = { compilerOptions, files: ['entries.ts', 'first-map.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    await must(['tsc', '-p', folder]);
  }
  return `types of ${entries.length} entries, through a bundler and as Node resolves them`;
}
