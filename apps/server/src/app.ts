import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { limits } from '@gep/api-client/contract';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { remindRegularly } from './collection/due-reminders';
import { deliverRegularly } from './notice/deliver';
import { activeRuns } from './job/run-queries';
import { openRunTools } from './run/open-run-tools';
import type { RunTools } from './run/run-tools';
import { installConsole } from './plugin/console';
import { metricsRoute } from './plugin/metrics';
import { contractRoutes } from './plugin/contract-route';
import { installErrorHandler } from './plugin/errors';
import { beginOneATurn } from './plugin/one-a-turn';
import { endSlowSenders, serverClocks, usualPatience } from './plugin/patience';
import { installSecurityHeaders } from './plugin/security';
import { registerRoutes } from './routes';
import { createSample } from '../sample/create-sample';
import { errorForLog } from './error/log-error';
import { openServices } from './open-services';
import type { Replacements, OpenServices } from './open-services';
import { prepareStart } from './start';
import type { FirstStart } from './start';

export interface App {
  readonly fastify: FastifyInstance;
  readonly services: OpenServices;
  /** Queue, events and threads of the runs. */
  readonly tools: RunTools;
  /** Set when this start created the administrator. */
  readonly firstStart: FirstStart | null;
  close(): Promise<void>;
}

/** Builds the whole server without listening. */
export async function buildApp(config: Config, replacements: Replacements = {}): Promise<App> {
  const { patience = usualPatience } = replacements;
  const fastify = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: ['req.headers["user-token"]'],
            serializers: { err: (error) => ({ ...errorForLog(error) }) },
          },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    ...serverClocks(patience),
    keepAliveTimeout: 10_000,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  endSlowSenders(fastify, patience);
  beginOneATurn(fastify);
  const services = await openServices(
    config,
    (error, what) => fastify.log.error({ err: error }, what),
    replacements,
  );
  let tools: RunTools | undefined;
  let takeRuns = (): void => undefined;
  const prepared = new Promise<void>((resolve) => (takeRuns = resolve));
  try {
    // Before a run begins, which writes to this folder.
    await services.files.clearTemporary(services.now());
    // Before anything else, so that nothing of an earlier process is taken for a run of this one.
    const opened = (tools = await openRunTools(services, replacements.takes, prepared));
    await installSecurityHeaders(fastify, config);
    await fastify.register(formbody);
    await fastify.register(multipart);
    await fastify.register(rateLimit, { global: false });
    acceptEmptyJson(fastify);
    installErrorHandler(fastify);
    registerRoutes(contractRoutes(fastify, services), services, opened, fastify);
    metricsRoute(fastify, config, () => activeRuns(services.database.db));
    await installConsole(fastify, config.consoleDir);
    const firstStart = await prepareStart(services);
    if (!replacements.noticesByHand) {
      services.background('reminders', (signal) => remindRegularly(services, signal));
      services.background('notices', (signal) => deliverRegularly(services, signal));
    }
    takeRuns();
    if (firstStart && config.sample) {
      fastify.log.info('sample project: being made and calculated, which takes about a minute');
      const laps = await createSample(services, opened, firstStart);
      fastify.log.info(`sample project: ${laps.join(', ')}`);
      await services.database.giveBackMemory();
    }
    return {
      fastify,
      services,
      tools: opened,
      firstStart,
      close: async () => {
        await Promise.all([opened.close(), fastify.close()]);
        await services.close();
      },
    };
  } catch (error) {
    await tools?.close();
    await services.close();
    throw error;
  }
}

/** A JSON content type on an empty body means no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
