import type { TableFile } from '../../src/file-input';
import { checkTolerance, plausibleTimes, unitFactors } from '../../src/table-checks/check-number';
import type { TableCheck } from '../../src/table-checks/table-check';
import type { Language } from './language';
import { boundsText, figure } from './markdown';
import { words } from './words';

/** What departments are asked about the rows of a table: a list, empty without checks. */
export function checksText({ fields, checks = [] }: TableFile, language: Language): string {
  if (checks.length === 0) return '';
  const { title, levels } = words[language].check;
  const nameOf = (key: string): string =>
    words[language].quote(fields.find((field) => field.key === key)?.name[language] ?? key);
  const lines = checks.map((check) => `- ${checkText(check, nameOf, language)}${levels[check.level]}`);
  return [title, '', ...lines].join('\n');
}

function checkText(check: TableCheck, nameOf: (key: string) => string, language: Language): string {
  const { check: own, separator } = words[language];
  switch (check.kind) {
    case 'districts':
      return own.districts;
    case 'magnitude': {
      const factors = unitFactors.map(figure).join(' / ');
      const typical = check.typical && boundsText(check.typical, language);
      return own.magnitude(nameOf(check.field), factors, figure(plausibleTimes), typical ?? '');
    }
    case 'change':
      return own.change(nameOf(check.field), figure(100 * check.most));
    case 'opening':
      return own.opening(nameOf(check.field), nameOf(check.closing), figure(100 * checkTolerance));
    case 'total': {
      const parts = check.parts.map(nameOf).join(separator);
      return own.total(nameOf(check.field), parts, figure(100 * checkTolerance));
    }
    case 'range':
      return own.range(nameOf(check.field), boundsText(check.within, language));
  }
}
