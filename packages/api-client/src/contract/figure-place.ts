import * as z from 'zod';
import { superiorType } from './model-definition';
import { formInteger, formNumber, formOptional } from './protocol/form';
import { limits } from './protocol/limits';

/** Users of final services in tables 7.1b and 9.1b of SEEA EA. */
const serviceUser = z.enum([
  'agriculture',
  'forestry',
  'fisheries',
  'mining',
  'manufacturing',
  'energy',
  'water',
  'services',
  'otherIndustries',
  'government',
  'households',
  'exports',
]);

/**
 * Services of the total: the final ones, those of a group among them, those that ecosystems supply (final, intermediate or
 * both), or those that a user or all industries use.
 */
export const figureGroup = z.enum([
  'final',
  ...superiorType.options,
  'ecosystem',
  'intermediate',
  'biotic',
  'industry',
  ...serviceUser.options,
]);
export type FigureGroup = z.infer<typeof figureGroup>;

/**
 * A row of the extent account (4.1), a pair of types (4.2), or a row of the asset account (10.1); of a value, its change
 * between the years or what extent, yield, price or one year alone have of it.
 */
export const figureEntry = z.enum([
  'opening',
  'additions',
  'reductions',
  'change',
  'enhancement',
  'degradation',
  'conversionAdditions',
  'conversionReductions',
  'reappraisals',
  'revaluations',
  'netChange',
  'closing',
  'difference',
  'extent',
  'yield',
  'price',
  'other',
]);
export type FigureEntry = z.infer<typeof figureEntry>;

/** What table 10.1 takes for granted. */
export const assetChoices = {
  /** % a year, of table 10.1; absent: 2. */
  discountRate: formOptional(
    formNumber(
      z.number().min(limits.discountRate.min, 'rule.range').max(limits.discountRate.max, 'rule.range'),
    ),
  ),
  /** Years, of table 10.1; absent: 100. */
  assetLife: formOptional(formInteger(limits.assetLife.min, limits.assetLife.max)),
  /**
   * What changes of yields are in table 10.1: reappraisals, as there is no condition account, or enhancement and
   * degradation, as if condition had moved like the yields. Absent: reappraisals.
   */
  yields: formOptional(z.enum(['reappraisal', 'condition'])),
};
