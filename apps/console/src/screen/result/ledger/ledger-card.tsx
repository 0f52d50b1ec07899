import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../../../layout/late-part';
import type { OpenedLayer } from '../../../map/layer/opened-layer';
import { FoldCard } from '../../../map/legend/fold-card';
import type { LedgerLinesProps } from './ledger-lines';
import css from './ledger.module.css';

const LedgerLines = latePart(() => import('./ledger-lines'));

interface LedgerCardProps extends Omit<LedgerLinesProps, 'opened'> {
  /** Null while another layer opens. */
  readonly opened: OpenedLayer | null;
  /** The style is edited: what its classes come to is of interest then. */
  readonly styling: boolean;
}

/** What the classes of the style on the map come to; closed until it is opened or the style is edited. */
export function LedgerCard(props: LedgerCardProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? props.styling;
  return (
    <FoldCard
      title={t('result.ledger.title')}
      label={open ? t('result.ledger.close') : t('result.ledger.open')}
      open={open}
      onToggle={() => setChosen(!open)}
      className={css.card}
    >
      {open && props.opened && <LedgerLines {...props} opened={props.opened} />}
    </FoldCard>
  );
}
