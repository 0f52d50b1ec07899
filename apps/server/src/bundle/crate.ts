import type { BundleFile } from './bundle-file';

/** Something that a run has read: files by their paths, or one value in place of a file. */
export interface CrateInput {
  readonly key: string;
  /** In words. */
  readonly name: string;
  readonly paths: readonly string[];
  /** Null where it is files. */
  readonly value: number | readonly number[] | null;
}

/** A run of the program. */
export interface CrateRun {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly started: string | null;
  readonly ended: string | null;
  /** Null where the account is gone. */
  readonly agent: { readonly id: string; readonly name: string } | null;
  readonly inputs: readonly CrateInput[];
  /** Paths of the files that it gave. */
  readonly results: readonly string[];
}

export interface CrateFacts {
  readonly name: string;
  readonly description: string;
  /** Whose rights the data are, in words. */
  readonly rights: string;
  /** ISO 8601. */
  readonly published: string;
  readonly language: 'zh-CN' | 'en';
  /** Version of the program. */
  readonly program: string;
  readonly runs: readonly CrateRun[];
  readonly files: readonly Omit<BundleFile, 'entry'>[];
}

/** The name of the metadata file, at the top of a bundle. */
export const crateFile = 'ro-crate-metadata.json';

const crate = 'https://w3id.org/ro/crate/1.1';
const profile = 'https://w3id.org/ro/wfrun/process/0.5';
const program = '#gep-console';

type Entity = Readonly<Record<string, unknown>> & { readonly '@id': string };

const ref = (id: string): { readonly '@id': string } => ({ '@id': id });
/** One as it is, several as a list. */
const refs = (ids: readonly string[]) => (ids.length === 1 ? ref(ids[0]) : ids.map(ref));

/**
 * The id of a file: its path as a relative URI.
 * @example
 * fileId('结果/a b.tif'); // '%E7%BB%93%E6%9E%9C/a%20b.tif'
 */
export function fileId(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** What a bundle holds and how it came about, as RO-Crate 1.1 with the profile Process Run Crate 0.5. */
export function crateMetadata(facts: CrateFacts): object {
  const { runs, files, language } = facts;
  const agents = new Map(runs.flatMap(({ agent }) => (agent ? [[agent.id, agent] as const] : [])));
  const inputs = new Map(runs.flatMap((run) => run.inputs.map((one) => [inputId(one), one] as const)));
  const collections = [...inputs.values()].filter(({ paths }) => paths.length > 1);
  const graph: Entity[] = [
    {
      '@id': crateFile,
      '@type': 'CreativeWork',
      conformsTo: ref(crate),
      about: ref('./'),
    },
    {
      '@id': './',
      '@type': 'Dataset',
      conformsTo: ref(profile),
      name: facts.name,
      description: facts.description,
      datePublished: facts.published,
      license: ref('#rights'),
      inLanguage: language,
      hasPart: files.map(({ path }) => ref(fileId(path))),
      mentions: [...runs.map(runId), ...collections.map(inputId)].map(ref),
    },
    { '@id': profile, '@type': 'CreativeWork', name: 'Process Run Crate', version: '0.5' },
    { '@id': '#rights', '@type': 'CreativeWork', name: facts.rights, description: facts.rights },
    {
      '@id': program,
      '@type': 'SoftwareApplication',
      name: 'GEP Console',
      softwareVersion: facts.program,
    },
    ...[...agents.values()].map(({ id, name }) => ({ '@id': agentId(id), '@type': 'Person', name })),
    ...runs.map(action),
    ...[...inputs.values()].flatMap(inputEntity),
    ...files.map(fileEntity),
  ];
  const context = [`${crate}/context`, { sha256: 'https://w3id.org/ro/terms/workflow-run#sha256' }];
  return { '@context': context, '@graph': graph };
}

const runId = ({ id }: CrateRun): string => `#run-${id}`;
const agentId = (id: string): string => `#user-${id}`;

/** An input of one file is that file. */
function inputId({ key, paths }: CrateInput): string {
  return paths.length === 1 ? fileId(paths[0]) : `#input-${encodeURIComponent(key)}`;
}

function action(run: CrateRun): Entity {
  const { name, description, started, ended, agent, inputs, results } = run;
  return {
    '@id': runId(run),
    '@type': 'CreateAction',
    name,
    description,
    instrument: ref(program),
    ...(started !== null && { startTime: started }),
    ...(ended !== null && { endTime: ended }),
    ...(agent && { agent: ref(agentId(agent.id)) }),
    actionStatus: ref('http://schema.org/CompletedActionStatus'),
    object: inputs.map((one) => ref(inputId(one))),
    result: results.map((path) => ref(fileId(path))),
  };
}

function inputEntity(input: CrateInput): Entity[] {
  const { name, paths, value } = input;
  if (value !== null)
    return [{ '@id': inputId(input), '@type': 'PropertyValue', name, value: JSON.stringify(value) }];
  if (paths.length < 2) return [];
  const main = paths.find((path) => /\.(shp|tiff?)$/i.test(path)) ?? paths[0];
  const parts = paths.map(fileId);
  return [
    {
      '@id': inputId(input),
      '@type': 'Collection',
      name,
      mainEntity: ref(fileId(main)),
      hasPart: refs(parts),
    },
  ];
}

function fileEntity({ path, name, type, size, sha256, formerName }: Omit<BundleFile, 'entry'>): Entity {
  return {
    '@id': fileId(path),
    '@type': 'File',
    name,
    encodingFormat: type,
    contentSize: String(size),
    sha256,
    ...(formerName !== undefined && { alternateName: formerName }),
  };
}
