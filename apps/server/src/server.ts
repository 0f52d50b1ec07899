import { buildApp } from './app';
import { readConfig } from './config';

/** Starts the server of this process and stops it in order on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildApp(config);
  const address = await app.fastify.listen({ port: config.port, host: config.host });
  const lines = [`GEP console: ${address}`];
  if (app.firstStart) {
    const { userName, password, generated } = app.firstStart;
    lines.push(`account: ${userName}`, `password: ${generated ? password : '(GEP_ADMIN_PASSWORD)'}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
