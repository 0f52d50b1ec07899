import { readConfig } from '../config';
import { newAct } from '../act/act';
import { carryOut } from '../act/carry-out';
import { nameOf } from '../plugin/errors';
import { openBundle } from '../bundle/open-bundle';
import { readBundle } from '../bundle/read-bundle';
import { verifyBundle, verifyLines } from '../bundle/verify-bundle';
import { createAdministrator } from '../user/create-administrator';
import { fail, GepError } from '../error/gep-error';
import { importProject } from '../project-folder/import-project';
import { startRun } from '../run/run';
import { openRunTools } from '../run/open-run-tools';
import type { RunTools } from '../run/run-tools';
import { word } from '../error/word';
import { phrase, textOf } from '../message/phrase';
import { openServices } from '../open-services';
import type { OpenServices } from '../open-services';
import { latestRun } from '../job/run-queries';
import { actorOf } from '../user/actor';
import { findUserByName } from '../user/queries';
import type { User } from '../user/queries';
import { rerun, scratchIn } from '../rerun/rerun';
import { rerunLines } from '../rerun/rerun-lines';
import { readOptions, usage } from './project-options';
import type { ProjectOptions } from './project-options';
import { progressLines } from './progress-lines';
import { language, reportFault, runCommand, say } from './terminal';
import { totalsTable } from './totals-table';

/** `npm run project -- import …` and `rerun …`. Exit status 1 when anything was refused, or differs in a rerun. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  if (options.verb === 'verify') {
    await verify(options.bundle);
    return;
  }
  const config = readConfig(process.env);
  const services = await openServices(config, reportFault, { who: `npm run project -- ${options.verb}` });
  try {
    if (options.verb === 'import') await importFolder(services, options);
    else if (options.verb === 'open') await open(services, options);
    else await repeat(services, options);
  } finally {
    await services.close();
  }
}

/** Needs no data folder: anybody can check a bundle. */
async function verify(path: string): Promise<void> {
  const bundle = await readBundle(path);
  try {
    const report = await verifyBundle(bundle, language);
    process.stdout.write(`${verifyLines(report, language).join('\n')}\n`);
    if (report.differences.length > 0) process.exitCode = 1;
  } finally {
    bundle.close();
  }
}

async function open(
  services: OpenServices,
  options: Extract<ProjectOptions, { verb: 'open' }>,
): Promise<void> {
  const actor = actorOf(await ownerOf(services, options.owner), 'import');
  const project = await carryOut(services, newAct('openBundle', { actor }), nameOf, () =>
    openBundle(services, actor, options.bundle, {
      language,
      tell: (step) => process.stdout.write(`  ${textOf(step)[language]}\n`),
    }),
  );
  say('bundle.opened', { name: project.name, id: project.id });
}

async function repeat(
  services: OpenServices,
  { project, run }: Extract<ProjectOptions, { verb: 'rerun' }>,
): Promise<void> {
  const report = await rerun(services, project, {
    ...(run !== null && { runId: run }),
    language,
    openScratch: scratchIn(services),
  });
  process.stdout.write(`${rerunLines(report, language).join('\n')}\n`);
  if (report.lost.length > 0 || report.differences.length > 0) process.exitCode = 1;
}

async function importFolder(
  services: OpenServices,
  options: Extract<ProjectOptions, { verb: 'import' }>,
): Promise<void> {
  const tools = options.calculate ? await openRunTools(services, 'own') : null;
  try {
    await importAndCalculate(services, options, tools);
  } finally {
    await tools?.close();
  }
}

async function importAndCalculate(
  services: OpenServices,
  options: Extract<ProjectOptions, { verb: 'import' }>,
  tools: RunTools | null,
): Promise<void> {
  const owner = await ownerOf(services, options.owner);
  const actor = actorOf(owner, 'import');
  const project = await carryOut(services, newAct('importProject', { actor }), nameOf, () =>
    importProject(services, actor, options.folder, (step) =>
      process.stdout.write(`  ${textOf(step)[language]}\n`),
    ),
  );
  say('import.done', { name: project.name, id: project.id });
  if (tools) await calculate(services, tools, project.id, owner.id);
}

/** The main user who gets a project; the first one is made where there is none. */
async function ownerOf(services: OpenServices, account: string | null): Promise<User> {
  const name = account ?? services.config.adminUser;
  const first = await createAdministrator(services);
  if (first?.generated) say('import.account', { name: first.userName, password: first.password });
  const owner = await findUserByName(services.database.db, name);
  return owner?.role === 'PROJECT_ADMIN'
    ? owner
    : fail('VALIDATION', { field: '--owner', rule: phrase('import.owner', { name }) });
}

async function calculate(
  services: OpenServices,
  tools: RunTools,
  projectId: string,
  userId: string,
): Promise<void> {
  const started = Date.now();
  const show = progressLines(language, (line) => process.stdout.write(`${line}\n`));
  const stop = await tools.events.listen(projectId, ({ event }) => show(event));
  const { runId } = await startRun(services, tools, projectId, 'calculation', userId);
  const run = await tools.runs.ended(runId);
  stop();
  const pretreatment = await latestRun(services.database.db, projectId, 'pretreatment');
  for (const warning of [...(pretreatment?.warnings ?? []), ...run.warnings])
    process.stdout.write(`  ! ${word(warning, language).message}\n`);
  if (run.state !== 'complete') throw new GepError(run.error ?? { name: 'INTERNAL' });
  say('import.calculated', { seconds: ((Date.now() - started) / 1000).toFixed(1) });
  process.stdout.write(await totalsTable(services.database.db, projectId, language));
}

// Awaited here, so that Node reports a promise that never settles: exit status 13 and not 0.
await runCommand(main);
