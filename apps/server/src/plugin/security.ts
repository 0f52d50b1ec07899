import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';

/**
 * Security headers: scripts only from the own origin and never inline. Styles may be inline (map and notices set
 * them); pictures and tiles also come from the base map's hosts.
 */
export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const tiles = [...new Set([...config.basemap.origins, ...config.tianditu.origins])];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        connectSrc: ["'self'", ...tiles],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Texts become markup or scripts only by the console's policy, and by that of the cleaner of drawings.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'dompurify'],
      },
    },
    // Only a proxy in front knows whether the site is served by HTTPS alone.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** Keeps an answer out of every store, and says for stores that take it all the same whose it is and in which form. */
export function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store');
  reply.header('vary', 'user-token, accept, accept-language');
}
