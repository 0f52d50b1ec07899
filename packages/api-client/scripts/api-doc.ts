import * as z from 'zod';
import type { CallContract, Shape } from '../src/contract/protocol/define-call';
import { calls } from '../src/contract/calls';
import { forms } from '../src/contract/protocol/form-version';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Sections of the document: a title and the first call of each, in the order of the table of calls. */
const sections: Readonly<Record<string, string>> = {
  login: 'Session and user',
  createProject: 'Projects',
  getBasicSetting: 'Settings that most screens read',
  startPretreatment: 'Pretreatment and calculation',
  listNotices: 'Notices',
  listCalculatedModels: 'Results',
  listLayers: 'Layers and their statistics',
  listSavedViews: 'Saved views',
  listPublicStyles: 'Style library',
  appInfo: 'Installation',
  sendRegistrationCode: 'Registration',
  saveBasicSetting: 'Settings',
  addDepartment: 'Departments',
  selectModels: 'Models and their inputs',
  listPublicLibrary: 'Public style library',
  listReportItems: 'Reports and progress',
  listSentNotices: 'Notices that were sent',
  vectorPreview: 'Previews',
  listDownloads: 'Downloads and support',
  accountReport: 'Report and evidence',
  resultRanges: 'Ranges and scenarios',
  getAccountChange: 'Figures and tables of the account',
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

/** A shape in a line: TypeScript's notation, deep objects cut at a depth, recursion named. */
function shapeText(schema: JsonSchema, depth: number, root: JsonSchema = schema): string {
  const inner = (part: JsonSchema, level = depth): string => shapeText(part, level, root);
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    if (target === undefined || target === root) return 'Self';
    return shapeText(target, depth, { ...target, $defs: {} });
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => inner(choice)))].join(' \\| ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => inner(item)).join(', ')}]`;
  if (schema.type === 'array') {
    const items = schema.items ?? {};
    const isUnion = Boolean(items.anyOf ?? items.oneOf ?? items.enum) || typeof items.type === 'object';
    return isUnion ? `(${inner(items)})[]` : `${inner(items)}[]`;
  }
  if (schema.properties) {
    if (depth === 0) return '{ … }';
    const required = new Set(schema.required ?? []);
    const entries = Object.entries(schema.properties).map(
      ([key, value]) => `${key}${required.has(key) ? '' : '?'}: ${inner(value, depth - 1)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  if (schema.type === 'object') {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `{ [key]: ${inner(values, depth - 1)} }` : 'object';
  }
  if (typeof schema.type === 'object') return schema.type.join(' \\| ');
  return schema.type ?? 'any';
}

function fieldRows(place: string, schema: Shape | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = jsonSchema(schema, 'output');
  return Object.entries(properties).map(([name, field]) => {
    const optional = (schema.shape as Record<string, z.ZodType>)[name]?.safeParse(undefined).success;
    return `| ${name} | ${place} | ${shapeText(field, 3)} | ${optional ? 'no' : 'yes'} |`;
  });
}

function responseText(call: CallContract): string {
  if (call.binary?.when === 'always') return `The file (\`${call.binary.type}\`).`;
  const text = shapeText(jsonSchema(call.response, 'output'), 3);
  const shape = text === 'any' || text === 'null' ? 'none' : text.replaceAll('\\|', '|');
  const where =
    call.payloadKey === 'result' ? '`result` and `data`' : call.payloadKey === 'data' ? '`data`' : 'The body';
  const payload = call.stream ? 'Each event' : where;
  const binary = call.binary
    ? ` With \`Accept: ${call.binary.type}\`: the file, or 204 when there is none.`
    : '';
  return shape === 'none' ? 'No payload.' : `${payload}: \`${shape}\`${binary}`;
}

function versionText({ method, forms: names = [] }: CallContract): string {
  if (names.length === 0) return '';
  const what = names.map((name) => forms[name].en).join(' and ');
  return `${method === 'GET' ? 'Answers' : 'Takes'} the version of ${what}.`;
}

function callText(call: CallContract): string {
  const rows = [
    ...fieldRows('path', call.params),
    ...fieldRows('query', call.query),
    ...fieldRows('body', call.body),
    ...(call.files ? [`| ${call.files.field} | body | ${call.files.many ? 'files' : 'file'} | yes |`] : []),
  ];
  const subject = call.subject ? ` of ${call.subject.kind} \`${call.subject.key}\` (${call.subject.in})` : '';
  const facts = [
    `Access: ${call.access}${subject}.`,
    call.encoding === 'none' ? '' : `Body: ${call.encoding}.`,
    call.listBody === undefined ? '' : `A bare list stands for \`${call.listBody}\`.`,
    call.blockedWhileCalculating ? 'Refused while the project is calculating.' : '',
    versionText(call),
  ];
  return [
    `### ${call.name}`,
    `\`${call.method} ${call.path}\``,
    call.summary,
    facts.filter(Boolean).join(' '),
    rows.length === 0 ? '' : ['| field | in | type | required |', '|---|---|---|---|', ...rows].join('\n'),
    responseText(call),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const preamble = `# The API, call by call

Written by \`npx tsx --conditions=@gep/source packages/api-client/scripts/write-docs.ts\` from the contract in
\`packages/api-client/src/contract\`: change it there.

- The token of \`login\` goes into the header \`user-token\` of every call that is not public. Cookies are not read.
- Answers are \`{ code, message, data }\`; \`00000\` is success, all other codes are in [errors.md](errors.md). The style
  library and the field calls carry \`result\` beside \`data\`. Messages follow \`Accept-Language\` (zh, en).
- Every POST and PUT reads \`application/x-www-form-urlencoded\` (nested values as JSON text) and JSON. Trailing slashes are
  ignored. In forms an empty text clears a field that can be null, and leaves out any other optional field.
- Ids are texts. Models are the numbers that \`listModels\` lists, and \`totalGep\`; methods and pollutants are children, told
  apart by the place \`:name\`, which takes the \`key\` of a calculated model (\`carbon-sequestration\`, \`runoff-cn\`).
- A key of a model input means the same file in every model of a project: one upload serves all of them.
- \`:layerType\` 3 is partition statistics, 5 the spatial result. \`compareFlag\` 0 is the current year (the default), 1 the
  comparable year.
- What several people may change has a version: reading calls answer it in the header \`ETag\`, and writing calls take it
  in \`If-Match\`. Where somebody else has saved since, the call is refused with 10412 and HTTP 412, and \`data\` says who
  changed what: \`{ form, version, changes: [{ entry, field, name, changedBy, changedTime }] }\`; with the \`version\` of
  that answer the call overwrites it. Without \`If-Match\`, or with \`*\`, the last save wins. The version that a writing
  call answers is that of what it wrote.
- Paged lists take \`pageNum\` (from 1), \`pageSize\`, \`sortField\`, \`sortOrder\`; \`pageSize=0\` means all rows, at most 5000.
- Events of \`projectEvents\` carry an \`id\`; the header \`Last-Event-ID\` resumes after it.
`;

/** The text of docs/api.md. */
export function apiDoc(): string {
  const parts = Object.entries(calls).map(([name, call]) => {
    const title = sections[name];
    return (title === undefined ? '' : `## ${title}\n\n`) + callText(call);
  });
  return `${preamble}\n${parts.join('\n\n')}\n`;
}
