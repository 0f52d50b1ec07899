import { catalogueEntries, messages, totalGep } from '@gep/ecosystem-models';
import type { CatalogueEntry, SummedService, WarningCode } from '@gep/ecosystem-models';
import { fillMessage } from '@gep/api-client/contract';
import type { Language, TotalComposition } from '@gep/api-client/contract';
import { slugsOf } from './absent-services';
import type { AbsentService } from './absent-services';
import { phrase, textOf } from '../message/phrase';

type Service = TotalComposition['intermediate'][number];

/**
 * What a total is made of: the services that are missing, those that do not exist in the region, the intermediate ones in
 * it, and overlaps with the amounts concerned.
 * @param services slugs of the services that the total adds up
 * @param valueOf the value of a service in 元 where the total is shown: in the project, or in one district
 */
export function totalComposition(
  services: readonly string[],
  language: Language,
  valueOf: (slug: string) => number | null,
  declared: readonly AbsentService[],
): TotalComposition {
  const parts = services.map((slug) => ({ slug, value: 0 }));
  const { missing, absent, partial } = totalGep(parts, slugsOf(declared));
  const { intermediate, finalTotal, overlaps } = totalGep(
    services.map((slug) => ({ slug, value: valueOf(slug) })),
  );
  return {
    partial,
    services: services.map((slug) => nameOf(slug, language)),
    missing: missing.map((slug) => nameOf(slug, language)),
    absent: declared
      .filter(({ entry }) => absent.includes(entry.slug))
      .map(({ entry, reason }) => ({ ...nameOf(entry.slug, language), reason })),
    intermediate: intermediate.map((one) => serviceOf(one, language)),
    finalTotal,
    overlaps: overlaps.map(({ code, services: both, atMost }) => {
      const own = both.map((one) => serviceOf(one, language));
      return { code, message: worded(code, own, language), atMost, services: own };
    }),
  };
}

function worded(code: WarningCode, services: readonly Service[], language: Language): string {
  const parts = services.map(({ name }) => name).join(textOf(phrase('list.comma'))[language]);
  const words = messages[language === 'zh' ? 'zh-CN' : 'en'];
  return fillMessage(words.warning[code], { parts });
}

function entryOf(slug: string): CatalogueEntry {
  const entry = catalogueEntries.find((one) => one.slug === slug);
  if (!entry) throw new RangeError(`model: got ${slug}, allowed: the slugs of the catalogue`);
  return entry;
}

function nameOf(slug: string, language: Language): TotalComposition['missing'][number] {
  const { id, name } = entryOf(slug);
  return { modelId: String(id), name: name[language] };
}

function serviceOf({ slug, value }: SummedService, language: Language): Service {
  return { ...nameOf(slug, language), priceValue: value };
}
