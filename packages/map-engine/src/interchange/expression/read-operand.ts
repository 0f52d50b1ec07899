import type { FieldValue } from '../../model';
import { isList } from '../json/read-json';
import { geometryName } from './context';
import type { ExpressionContext, Operand } from './context';

/** Calls that change the type of a value, not what it is. */
const typed: readonly unknown[] = [
  'to-number',
  'number',
  'to-string',
  'to-string',
  'string',
  'to-boolean',
  'boolean',
  'to-color',
];

/** What a part of a comparison is. */
export function readOperand(written: unknown, context: ExpressionContext): Operand {
  const value = constantOf(written);
  if (value !== undefined) return { kind: 'constant', value };
  if (!isList(written)) return null;
  const [call, first, second] = written;
  if (call === 'get')
    return typeof first === 'string' && written.length === 2 ? { kind: 'field', name: first } : null;
  if (call === 'geometry-type') return { kind: 'constant', value: geometryName(context) };
  if (call === 'zoom' || call === 'resolution') return { kind: 'scale' };
  if (call === 'literal') return readOperand(first, context);
  if (typed.includes(call)) return readOperand(first, context);
  if (call !== 'coalesce') return null;
  const [operand, otherwise] = [readOperand(first, context), constantOf(second)];
  return operand?.kind === 'field' && otherwise !== undefined
    ? { ...operand, whereMissing: otherwise }
    : operand;
}

/** A value that a column may hold; undefined for anything else. */
export function constantOf(written: unknown): FieldValue | undefined {
  if (written === null || typeof written === 'string') return written;
  if (typeof written === 'number') return Number.isFinite(written) ? written : undefined;
  return typeof written === 'boolean' ? String(written) : undefined;
}
