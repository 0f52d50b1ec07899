import { rules } from '@gep/map-engine/model';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button, NumberInput } from '../input';
import { useWords } from '../message';

export interface TooManyValuesProps {
  /** Rows that the table has. */
  readonly rows: number;
  /** Values that are known. */
  readonly values: number;
  /** Lists the most frequent values only. */
  readonly onTop: (count: number) => void;
}

/** A field has too many values for a row each; the way out is the most frequent ones and everything else. */
export function TooManyValues({ rows, values, onTop }: TooManyValuesProps) {
  const { t } = useWords();
  const [count, setCount] = useState(rows > 0 ? rows : rules.fewValues);
  return (
    <div className="gep-notice" role="status">
      <TriangleAlert size={16} aria-hidden />
      <div>
        {t('notice.too-many-values')}
        {values > 0 && (
          <div className="gep-notice-way">
            <span>{t('classes.top')}</span>
            <NumberInput
              label={t('classes.top-count')}
              value={count}
              onChange={setCount}
              min={1}
              max={Math.min(values, rules.maxCategories)}
              step={1}
              integer
            />
            <span>{t('classes.top-rest')}</span>
            <Button onClick={() => onTop(count)}>{t('classes.top-use')}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
