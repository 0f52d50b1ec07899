import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { exampleGroups } from '../../site/catalogue/index';
import { languages } from '../../site/catalogue/words';
import type { Language } from '../../site/catalogue/words';
import { districts } from '../../site/example/data/county';
import { exampleFile, examplePage, galleryPage, livePage } from '../../site/page/gallery';
import { highlighter } from '../../site/page/highlight';
import { builtFolder } from '../built-folder';
import { read } from '../check/files';
import { root } from '../run';
import { keepNodeEnv } from './keep-node-env';

/** Every example of the gallery. */
export const examples = exampleGroups.flatMap((group) => group.examples);

/** Writes a file of the site, with its folder. */
export function writePage(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Scripts and style sheet of the site: one module an example, what they share in shared files. */
async function buildScripts(folder: string): Promise<void> {
  const entries = examples.map(({ name }) => [`example/${name}`, exampleFile(name)] as const);
  await keepNodeEnv(() =>
    build({
      configFile: false,
      root: join(root, 'site'),
      base: './',
      logLevel: 'warn',
      plugins: [react()],
      resolve: { conditions: ['@gep/source', 'module', 'browser', 'production'] },
      worker: { format: 'es' },
      build: {
        outDir: join(folder, 'assets'),
        assetsDir: '.',
        target: 'es2022',
        cssCodeSplit: false,
        modulePreload: false,
        chunkSizeWarningLimit: 2_000,
        rollupOptions: {
          input: Object.fromEntries([['frame', join(root, 'site/client/frame.ts')], ...entries]),
          preserveEntrySignatures: false,
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'shared/[name]-[hash].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css')) ? 'style.css' : 'shared/[name]-[hash][extname]',
          },
        },
      },
    }),
  );
}

/**
 * The built gallery: scripts, the page of each example in both languages, the page that it runs in, pictures. Built when
 * its sources changed.
 *
 * @returns the absolute folder; its files belong at the root of the site.
 */
export function buildGallery(): Promise<string> {
  return builtFolder('site/dist', ['packages', 'site', 'scripts/site/build-gallery.ts'], async (folder) => {
    await buildScripts(folder);
    const highlight = await highlighter();
    for (const example of examples) {
      writePage(folder, `gallery/live/${example.name}.html`, livePage(example));
    }
    for (const language of Object.keys(languages) as Language[]) {
      const gallery = `${languages[language].folder}gallery`;
      writePage(folder, `${gallery}/index.html`, galleryPage(language));
      for (const example of examples) {
        writePage(folder, `${gallery}/${example.name}.html`, examplePage(example, language, highlight));
      }
    }
    for (const file of readdirSync(join(root, 'site/example/data'))) {
      writePage(folder, `gallery/data/${file.replace(/\.ts$/, '.txt')}`, read(`site/example/data/${file}`));
    }
    writePage(folder, 'gallery/data/county.geojson', JSON.stringify(districts));
    cpSync(join(root, 'site/thumbnail'), join(folder, 'gallery/picture'), { recursive: true });
  });
}
