import type { FastifyInstance } from 'fastify';
import type { Context } from '../domain/context';
import type { RunTools } from '../domain/run-tools';
import type { RegisterCall } from '../plugin/contract-route';
import { departmentRoutes } from './department';
import { layerRoutes } from './layer';
import { layerStatisticsRoutes } from './layer-statistics';
import { modelRoutes } from './model';
import { projectRoutes } from './project';
import { reportProgressRoutes } from './report-progress';
import { resultRoutes } from './result';
import { runRoutes } from './run';
import { serverRoutes } from './server';
import { sessionRoutes } from './session';
import { settingRoutes } from './setting';
import { styleLibraryRoutes } from './style-library';

/** Registers every call of the contract that this server answers. */
export function registerRoutes(
  register: RegisterCall,
  context: Context,
  tools: RunTools,
  app: FastifyInstance,
): void {
  serverRoutes(register, context, app);
  sessionRoutes(register, context);
  projectRoutes(register, context);
  settingRoutes(register, context);
  departmentRoutes(register, context);
  reportProgressRoutes(register, context);
  modelRoutes(register, context);
  styleLibraryRoutes(register, context);
  runRoutes(register, context, tools);
  resultRoutes(register, context);
  layerRoutes(register, context);
  layerStatisticsRoutes(register, context, tools);
}
