import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks';
import { withoutJsonSchema } from './without-json-schema';

const server = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '8080'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchema()],
  resolve: {
    conditions: ['@gep/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'ol', 'proj4'],
  },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  // Workers are modules: decoders of compressions that a file lacks are not fetched.
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(['/gep', '/CRGis', '/healthz', '/openapi.json'].map((path) => [path, server])),
  },
});
