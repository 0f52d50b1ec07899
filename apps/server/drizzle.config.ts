import { defineConfig } from 'drizzle-kit';

// `npm run db:generate -w apps/server -- --name <what>` writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/index.ts',
  out: './src/store/migrations',
});
