import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name <what>` in this folder writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/index.ts',
  out: './src/store/migrations',
});
