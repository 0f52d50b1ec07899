import { Segmented } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenarioLine } from './scenario-lines';
import css from './scenario.module.css';

interface ScenarioServicesProps {
  readonly lines: readonly ScenarioLine[];
  /** Of the values. */
  readonly valueUnit: string;
}

type Shown = 'value' | 'quantity';

/** Every service as it is and as it would be: its value, or its quantity. */
export function ScenarioServices({ lines, valueUnit }: ScenarioServicesProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('value');
  // A service without one quantity stays above those of its pollutants.
  const rows = lines
    .map((line, i) => ({
      ...line,
      texts: line[shown],
      isParent: lines[i + 1]?.depth === 1 && line.depth === 0,
    }))
    .filter(({ texts, isParent }) => texts || isParent);
  return (
    <>
      <div className={css.kinds}>
        <Segmented<Shown>
          label={t('scenario.kind')}
          value={shown}
          options={[
            { value: 'value', label: t('scenario.value') },
            { value: 'quantity', label: t('scenario.quantity') },
          ]}
          onChange={setShown}
        />
        {shown === 'value' && <span>{t('result.unit', { unit: valueUnit })}</span>}
      </div>
      <table className={css.table} aria-label={t(`scenario.${shown}`)}>
        <thead>
          <tr>
            <th scope="col">{t('scenario.service')}</th>
            {shown === 'quantity' && <th scope="col">{t('result.drawer.unit')}</th>}
            <th scope="col">{t('scenario.now')}</th>
            <th scope="col">{t('scenario.then')}</th>
            <th scope="col">{t('scenario.change')}</th>
            <th scope="col">{t('scenario.percent')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, depth, quantity, texts }) => (
            <tr key={key} data-total={key === 'total'}>
              <th scope="row" title={name} data-depth={depth}>
                {name}
              </th>
              {shown === 'quantity' && <td>{quantity?.unit}</td>}
              <td>{texts?.now}</td>
              <td>{texts?.then}</td>
              <td title={texts?.exact}>{texts?.change}</td>
              <td>{texts?.percent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
