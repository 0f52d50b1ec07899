import type { FigureChain } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../form/dialog';
import { timeText } from '../../message/time-text';
import { commonUnit, exactText, inUnit } from '../../message/unit';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { InputList } from './input-list';
import css from './figure.module.css';
import { FigureFormula } from './figure-formula';
import { FigureParameters } from './figure-parameters';
import { FigureParts, FigureTypes } from './figure-parts';
import { FigureSources } from './figure-sources';
import { useFigure } from './figure-store';
import type { ShownFigure } from './figure-store';
import { FigureTerms } from './figure-terms';

/** The district and the ecosystem type that a figure is of. */
const placeOf = ({ district, type }: FigureChain, whole: string): string[] =>
  district || type ? [district, type].flatMap((one) => one?.name ?? []) : [whole];

/** Where a figure comes from: formula with its values, warnings, inputs, parameters and sources, all at once. */
export default function FigureDialog({ figure }: { readonly figure: ShownFigure }) {
  const { t, i18n } = useTranslation();
  const { path, back, close } = useFigure();
  const found = useQuery({
    queryKey: ['figure', figure, i18n.language],
    queryFn: ({ signal }) => client.getFigure({ ...figure }, { signal }),
  });
  const chain = found.data;
  const shown = chain && commonUnit(chain.unit, [chain.value], i18n.language);
  return (
    <Dialog
      open
      width={720}
      title={t('figure.title')}
      onClose={close}
      footer={path.length > 1 && <Button onClick={back}>{t('figure.back')}</Button>}
    >
      {!chain && (
        <p role="status">
          {found.error ? t('result.loadFailed', { reason: errorText(found.error) }) : t('result.loading')}
        </p>
      )}
      {chain && shown && (
        <div className={css.chain}>
          <header>
            <h3>
              {[
                chain.name,
                t(`figure.${figure.output}`),
                ...placeOf(chain, t('figure.whole')),
                t(chain.compareFlag === 1 ? 'result.comparable' : 'result.current'),
              ].join(' · ')}
            </h3>
            <strong title={exactText(chain.value, chain.unit)}>
              {inUnit(chain.value, shown)} <small>{shown.unit}</small>
            </strong>
            {chain.calculated && (
              <small>{t('figure.calculated', { time: timeText(chain.calculated, i18n.language) })}</small>
            )}
          </header>
          {/* What a sum is made of comes before the warnings, which are those of all of its services. */}
          {chain.parts.length > 0 && <FigureParts chain={chain} figure={figure} />}
          {chain.warnings.length > 0 && (
            <ul className={css.warnings} role="status">
              {chain.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
          {chain.terms.length > 0 && <FigureTerms chain={chain} />}
          {chain.types.length > 0 && <FigureTypes chain={chain} figure={figure} />}
          {chain.formula.length > 0 && <FigureFormula lines={chain.formula} />}
          <section>
            <h4>{t('figure.inputs')}</h4>
            <InputList inputs={chain.inputs} compareFlag={chain.compareFlag} />
          </section>
          {chain.parameters.length > 0 && <FigureParameters parameters={chain.parameters} />}
          {chain.sources.length > 0 && <FigureSources sources={chain.sources} />}
        </div>
      )}
    </Dialog>
  );
}
