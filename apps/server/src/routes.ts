import type { FastifyInstance } from 'fastify';
import type { Services } from './services';
import type { RunTools } from './run/run-tools';
import type { RegisterCall } from './call/register-call';
import { accountReportRoutes } from './account-report/routes';
import { accountRoutes } from './account/routes';
import { summaryRoutes } from './account/summary-routes';
import { bundleRoutes } from './bundle/routes';
import { departmentRoutes } from './department/routes';
import { evidenceRoutes } from './evidence/routes';
import { figureRoutes } from './figure/routes';
import { layerRoutes } from './result/layer-routes';
import { layerStatisticsRoutes } from './result/layer-statistics-routes';
import { modelRoutes } from './model/routes';
import { preflightRoutes } from './preflight/routes';
import { previewRoutes } from './preview/routes';
import { projectRoutes } from './project/routes';
import { rangeRoutes } from './range/routes';
import { regionRoutes } from './region/routes';
import { repriceRoutes } from './reprice/routes';
import { collectionRoutes } from './collection/routes';
import { downloadRoutes } from './download/routes';
import { registrationRoutes } from './registration/routes';
import { noticeRoutes } from './notice/routes';
import { resultRoutes } from './result/routes';
import { runRoutes } from './run/routes';
import { savedViewRoutes } from './saved-view/routes';
import { scenarioRoutes } from './scenario/routes';
import { seeaRoutes } from './seea/routes';
import { serverRoutes } from './server-info/routes';
import { sessionRoutes } from './session/routes';
import { settingRoutes } from './project-setting/routes';
import { publicLibraryRoutes, styleLibraryRoutes } from './style/routes';

/** Registers every call of the contract that this server answers. */
export function registerRoutes(
  register: RegisterCall,
  services: Services,
  tools: RunTools,
  app: FastifyInstance,
): void {
  const rasters = { services, workers: tools.reads };
  serverRoutes(register, services, app);
  sessionRoutes(register, services);
  projectRoutes(register, services);
  settingRoutes(register, services);
  regionRoutes(register, services, tools.reads);
  departmentRoutes(register, services);
  collectionRoutes(register, services);
  noticeRoutes(register, services);
  registrationRoutes(register, services);
  downloadRoutes(register, services);
  modelRoutes(register, services);
  preflightRoutes(register, services, tools.reads);
  repriceRoutes(register, services);
  savedViewRoutes(register, services);
  styleLibraryRoutes(register, services, tools.reads);
  publicLibraryRoutes(register, services);
  runRoutes(register, services, tools);
  resultRoutes(register, services);
  evidenceRoutes(register, rasters);
  accountReportRoutes(register, rasters);
  bundleRoutes(register, rasters);
  figureRoutes(register, rasters);
  rangeRoutes(register, services, tools.reads);
  accountRoutes(register, rasters);
  scenarioRoutes(register, rasters);
  seeaRoutes(register, rasters);
  summaryRoutes(register, services, tools.reads);
  layerRoutes(register, rasters);
  previewRoutes(register, rasters);
  layerStatisticsRoutes(register, rasters);
}
