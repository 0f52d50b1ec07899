import css from './result.module.css';
import { ResultChoices } from './result-choices';
import type { ResultChoicesProps } from './result-choices';

/** Which result is shown: model, layer type, year. */
export function ResultBar(props: ResultChoicesProps) {
  return (
    <div className={css.bar}>
      <ResultChoices {...props} />
    </div>
  );
}
