import { serviceEntries, typeAt } from '@gep/ecosystem-models';
import type { ModelSlug, ServiceFlow, ServiceSection } from '@gep/ecosystem-models';
import type { SeeaCellFigure } from '@gep/api-client/contract';
import { atLevel } from '../account/service-amounts';
import type { ByType, ServiceAmounts } from '../account/service-amounts';
import { unitText } from '../message/unit-text';
import { yuanPerWanYuan } from '../result/model-results';
import type { TableStyle } from './table-parts';

/** A line of a table: a service, or one of its pollutants or methods. */
export interface Line {
  readonly title: string;
  readonly section: ServiceSection;
  readonly unit: string;
  readonly flow: ServiceFlow;
  /** Of all types together. */
  readonly figure: SeeaCellFigure;
}

type LineParts = Pick<Line, 'title' | 'unit' | 'figure'>;

function lineOf({ entry }: ServiceAmounts, { title, ...parts }: LineParts, supply: ByType): Line {
  const { users, section } = serviceEntries[entry.slug as ModelSlug];
  const { role } = entry.service;
  return { title, section, ...parts, flow: { service: title, role, supply, ...(users && { users }) } };
}

/** A line a quantity. */
export function physicalLines(
  services: readonly ServiceAmounts[],
  { language, typeLevel }: TableStyle,
): Line[] {
  return services.flatMap((service) =>
    service.quantities.map(({ child, unit, byType }) => {
      const { entry } = service;
      const part = entry.children?.find(({ key }) => key === child);
      const name = entry.name[language];
      const parts: LineParts = {
        title: part ? `${name} · ${part.name[language]}` : name,
        unit: unitText(unit, language),
        figure: { id: child === '' ? String(entry.id) : `${entry.id}-${child}`, output: 'function' },
      };
      return lineOf(service, parts, atLevel(byType, typeAt(typeLevel)));
    }),
  );
}

/** A line a service with a value, in 万元. */
export function monetaryLines(
  services: readonly ServiceAmounts[],
  { language, typeLevel }: TableStyle,
): Line[] {
  return services.flatMap((service) => {
    if (service.value === null) return [];
    const amounts = [...atLevel(service.value, typeAt(typeLevel))];
    const inWan = new Map(amounts.map(([type, yuan]) => [type, yuan / yuanPerWanYuan]));
    const { entry } = service;
    const figure = { id: String(entry.id), output: 'value' } as const;
    return [lineOf(service, { title: entry.name[language], unit: '', figure }, inWan)];
  });
}
