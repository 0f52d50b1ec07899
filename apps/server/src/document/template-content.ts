import { SaxesParser } from 'saxes';
import { TemplateError } from './template-fault';
import type { WordParts } from './template-parts';

const mainPart = 'word/document.xml';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Word nests far less; readers that call themselves for every level end beyond. */
const deepest = 200;
const mostElements = 500_000;
/** Relations that bring or start something, by the last word of their type. */
const activeRelation =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeXControlBinary|aFChunk|attachedTemplate|subDocument|frame)$/i;
const link = /^(https?|mailto):/i;
/** Fields that read other files, or start programs. */
const activeField =
  /\b(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|DATABASE|LINK|EMBED|MACROBUTTON|RD|ASK|FILLIN)\b/i;

/**
 * Reads all parts of a document, and refuses what is not Word's, what reaches outside, and what would wear readers out.
 * @throws TemplateError
 */
export function checkTemplateContent(parts: WordParts): void {
  const types = parts.get('[Content_Types].xml');
  if (types === undefined || !parts.has(mainPart) || !types.includes(mainType))
    throw new TemplateError('format');
  if (/macroEnabled/i.test(types)) throw new TemplateError('active', ['macroEnabled']);
  const found = new Set<string>();
  for (const [name, text] of parts) {
    // Entities can grow without end, and bring in files.
    if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new TemplateError('active', ['DOCTYPE']);
    for (const active of activeIn(name, text)) found.add(active);
  }
  if (found.size > 0) throw new TemplateError('active', [...found]);
}

/** What acts or reaches outside in a part, by name. */
function activeIn(part: string, text: string): string[] {
  const active: string[] = [];
  let [depth, elements, field, isField] = [0, 0, '', false];
  const see = (code: string): void => {
    const name = activeField.exec(code)?.[0];
    if (name !== undefined) active.push(name.toUpperCase());
  };
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new TemplateError('damaged', [part]);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    elements += 1;
    if (depth > deepest || elements > mostElements) throw new TemplateError('damaged', [part]);
    const of = (key: string): string => String(attributes[key] ?? '');
    if (name === 'Relationship') active.push(...activeRelations(of('Type'), of('TargetMode'), of('Target')));
    else if (name.endsWith(':fldSimple')) see(of(`${name.slice(0, -'fldSimple'.length)}instr`));
    else if (name.endsWith(':altChunk')) active.push('altChunk');
    else if (name.endsWith(':fldChar')) field += ' ';
    isField = name.endsWith(':instrText');
  });
  parser.on('text', (piece) => {
    // A code may be cut into runs.
    if (isField) field += piece;
  });
  parser.on('closetag', () => {
    depth -= 1;
    isField = false;
  });
  parser.write(text).close();
  see(field);
  return active;
}

function activeRelations(type: string, mode: string, target: string): string[] {
  if (activeRelation.test(type)) return [type.slice(type.lastIndexOf('/') + 1)];
  if (mode.toLowerCase() !== 'external') return [];
  return /\/hyperlink$/i.test(type) && link.test(target)
    ? []
    : [`external ${type.slice(type.lastIndexOf('/') + 1)}`];
}
