import { Segmented } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenarioLine } from './scenario-lines';
import figures from '../figures.module.css';
import css from './scenario.module.css';

interface ScenarioServicesProps {
  readonly lines: readonly ScenarioLine[];
  /** Of the values. */
  readonly valueUnit: string;
  /** With the figures of the account and of the scenario. */
  readonly full: boolean;
}

type Shown = 'value' | 'quantity';

/** The change of every service, of its value or its quantity; with `full` also what it is and what it would be. */
export function ScenarioServices({ lines, valueUnit, full }: ScenarioServicesProps) {
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
      <table className={`${figures.table} ${css.table}`} aria-label={t(`scenario.${shown}`)}>
        <thead>
          <tr>
            <th scope="col">{t('scenario.service')}</th>
            {shown === 'quantity' && <th scope="col">{t('result.drawer.unit')}</th>}
            {full && <th scope="col">{t('scenario.now')}</th>}
            {full && <th scope="col">{t('scenario.then')}</th>}
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
              {full && <td>{texts?.now}</td>}
              {full && <td>{texts?.then}</td>}
              <td title={texts?.exact}>{texts?.change}</td>
              <td>{texts?.percent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
