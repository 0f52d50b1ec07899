import { Segmented, Select, TextInput } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';
import css from './report-items.module.css';
import type { ReportItemList, ReportItems } from './use-report-items';

interface ItemFilterBarProps extends Pick<ReportItemList, 'filter' | 'onFilter'> {
  readonly list: ReportItems;
}

/** Chooses the reports that are listed. */
export function ItemFilterBar({ list, filter, onFilter }: ItemFilterBarProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const { all, unassigned } = list.counts;
  return (
    <div className={css.filter}>
      <Segmented
        label={t('report.assignment.filter')}
        value={filter.unassigned ? 'unassigned' : 'all'}
        options={[
          { value: 'all', label: t('report.assignment.all', { count: all }) },
          { value: 'unassigned', label: t('report.assignment.unassigned', { count: unassigned }) },
        ]}
        onChange={(value) => onFilter({ unassigned: value === 'unassigned' })}
      />
      <span className={css.choice}>
        <Select
          label={t('report.assignment.model')}
          value={filter.modelId}
          options={[
            { value: '', label: t('report.assignment.allModels') },
            ...list.models.map(({ modelId, name }) => ({ value: modelId, label: text(name) })),
          ]}
          onChange={(modelId) => onFilter({ modelId })}
        />
      </span>
      <span className={css.choice}>
        <TextInput
          label={t('report.assignment.search')}
          placeholder={t('report.assignment.search')}
          value={filter.text}
          onChange={(typed) => onFilter({ text: typed })}
        />
      </span>
    </div>
  );
}
