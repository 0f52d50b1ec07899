import { buildApp } from './app';
import type { App } from './app';
import { readConfig } from './config';
import type { Config } from './config';
import { stopOnFault } from './last-resort';
import { startFault } from './start-fault';

/** Starts the server of this process and stops it in order on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { app, address } = await start(config);
  const lines = [`GEP console: ${address}`];
  if (app.firstStart) {
    const { userName, password, generated } = app.firstStart;
    lines.push(`account: ${userName}`, `password: ${generated ? password : '(GEP_ADMIN_PASSWORD)'}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);

  let exitCode = 0;
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    app.close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const { report } = app.services;
  void app.tools.lost.then((error) => {
    report(error, 'database');
    exitCode = 1;
    stop();
  });
  stopOnFault(process, report, () => {
    exitCode = 1;
    stop();
  });
}

/** A database or file store that hangs must not keep the process from ending. */
const stopMs = 15_000;

/** Builds and listens. @throws Error with a sentence for the operator */
async function start(config: Config): Promise<{ app: App; address: string }> {
  let app: App | undefined;
  try {
    app = await buildApp(config);
    return { app, address: await app.fastify.listen({ port: config.port, host: config.host }) };
  } catch (error) {
    await app?.close();
    throw new Error(`The server cannot start: ${startFault(error, config)}`, { cause: error });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
