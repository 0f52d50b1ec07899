import type { MessageKey, Words } from '../message';
import type { PasteProblem } from '../state';

/** The sentence of what is wrong with a style that comes from elsewhere. */
export function pasteSentence(problem: PasteProblem, { t, has }: Words): string {
  const word = (topic: string, name: string) => t(`${topic}.${name}` as MessageKey);
  const kindTopic = (kind: string) => (has(`tree.${kind}`) ? 'tree' : 'kind');
  return t(`paste.${problem.code}`, {
    ...problem,
    ...('kind' in problem && { kind: word(kindTopic(problem.kind), problem.kind) }),
    ...('got' in problem && { got: word('geometry', problem.got), want: word('geometry', problem.want) }),
  });
}
