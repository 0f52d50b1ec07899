import { useTranslation } from 'react-i18next';
import css from '../drawer.module.css';

interface RangeHeadProps {
  /** What the rows are. */
  readonly first: string;
  /** Of all values. */
  readonly unit: string;
}

/** Head of a table of values, each with the ends of its range. */
export function RangeHead({ first, unit }: RangeHeadProps) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {first}
        </th>
        <th scope="colgroup" colSpan={3}>
          {t('result.drawer.valueQuantity')} <small>{unit}</small>
        </th>
      </tr>
      <tr>
        {[t('result.drawer.value'), t('range.low'), t('range.high')].map((head) => (
          <th key={head} scope="col" className={css.number}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
