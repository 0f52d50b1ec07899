import type { ClassMethod, Ramp } from '../../model';
import type { ClassGoodness } from './class-goodness';

/** Why a way of making classes fits, with the figures that say so; the words are the host's. Shares are 0-1. */
export type AdviceReason =
  /** The values are spread like a rectangle, a normal curve, a J or, on a logarithmic scale, a normal curve. */
  | { readonly code: 'even' | 'bell' | 'falling' | 'skewed'; readonly skewness: number }
  /** The values fall off like a power law: `head` of them are above the mean. */
  | { readonly code: 'heavy-tail'; readonly head: number }
  /** The values span so many powers of ten. */
  | { readonly code: 'magnitudes'; readonly powers: number }
  /** The values fall into so many groups with gaps between. */
  | { readonly code: 'groups'; readonly groups: number }
  /** This share of the values is far out. */
  | { readonly code: 'outliers'; readonly share: number }
  /** This share of the values is 0. */
  | { readonly code: 'zeros'; readonly share: number }
  /** No shape of a textbook fits: the classes follow the values. */
  | { readonly code: 'best-fit' }
  /** Each class holds this share of the values. */
  | { readonly code: 'equal-counts'; readonly share: number }
  /** Classes of equal counts can be compared from map to map. */
  | { readonly code: 'comparable' }
  /** Most values are alike and this share is far out. */
  | { readonly code: 'alike'; readonly share: number }
  /** Edges are round numbers. */
  | { readonly code: 'round' }
  /** So many different values: one row each. */
  | { readonly code: 'few-values'; readonly values: number }
  /** Values on both sides of 0, this share below: two hues that part at 0. */
  | { readonly code: 'both-signs'; readonly share: number };

interface ProposalBase {
  /** Colours, of as many as there are classes where 0 is not in the middle of them. */
  readonly ramp: Ramp;
  readonly reverse: boolean;
  /** The most telling first. */
  readonly reasons: readonly AdviceReason[];
  readonly goodness: ClassGoodness;
  /** How good the choice is, 0-1: proposals are in this order. */
  readonly merit: number;
}

/** Classes of a method. */
export interface ClassesProposal extends ProposalBase {
  readonly kind: 'classes';
  readonly method: ClassMethod;
  /** What is asked of the method; {@link breaks} may have others, where the method counts them itself. */
  readonly classes: number;
  /** Width of a class in standard deviations. */
  readonly interval: number;
  readonly pivot: number | null;
  /** Ascending edges, one more than classes. */
  readonly breaks: readonly number[];
}

/** A row for each value. */
export interface ValuesProposal extends ProposalBase {
  readonly kind: 'values';
  /** Ascending. */
  readonly values: readonly number[];
}

/** One way to draw values, from {@link adviseClassification}. */
export type ClassificationProposal = ClassesProposal | ValuesProposal;
