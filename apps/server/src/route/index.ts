import type { FastifyInstance } from 'fastify';
import type { Context } from '../domain/context';
import type { RegisterCall } from '../plugin/contract-route';
import { serverRoutes } from './server';
import { sessionRoutes } from './session';

/** Registers every call of the contract that this server answers. */
export function registerRoutes(register: RegisterCall, context: Context, app: FastifyInstance): void {
  serverRoutes(register, context, app);
  sessionRoutes(register, context);
}
