import type { TFunction } from 'i18next';
import { screenArea } from '../../message/unit';

/** Square kilometres in a sentence, which says where they are an estimate from samples. */
export function areaText(t: TFunction, squareKilometres: number, sampled: boolean): string {
  const area = screenArea(squareKilometres);
  return sampled ? t('models.preflight.about', { area }) : area;
}
