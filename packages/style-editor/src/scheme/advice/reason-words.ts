import type { AdviceReason } from '@gep/map-engine/scheme';
import type { Words } from '../../message';
import { screenShare } from '../../preview';

/** The figures of a reason as its sentence has them. */
function figuresOf(reason: AdviceReason): Readonly<Record<string, string | number>> {
  switch (reason.code) {
    case 'outliers':
    case 'zeros':
    case 'alike':
    case 'equal-counts':
    case 'both-signs':
      return { share: screenShare(reason.share, 1) };
    case 'heavy-tail':
      return { share: screenShare(reason.head, 1) };
    case 'groups':
      return { number: reason.groups };
    case 'few-values':
      return { number: reason.values };
    case 'magnitudes':
      return { number: reason.powers.toFixed(1) };
    default:
      return {};
  }
}

/** Why a proposal fits, in a sentence a reason. */
export function reasonWords({ t }: Words, reasons: readonly AdviceReason[]): string {
  const sentences = reasons.map((reason) => t(`advice.why-${reason.code}`, figuresOf(reason)));
  return sentences.reduce((one, two) => t('advice.and', { one, two }));
}
