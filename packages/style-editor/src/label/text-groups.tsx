import { fontStyles } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Group, LimitField, SegmentedField, SliderField } from '../field';
import { useWords } from '../message';
import { propertiesOf } from '../state';
import { choices, FontField } from '../symbol';
import { fieldOptions, labelFault } from './label-parts';
import type { LabelParts } from './label-parts';

/** Field, font, colour and halo. */
export function TextGroups(props: LabelParts) {
  const { value, fields } = props;
  const words = useWords();
  const { t } = words;
  const of = propertiesOf(props);
  const lacksFields = value.field === null && fields.length === 0;
  return (
    <>
      <Group title={t('label.text')}>
        <ChoiceField
          {...of('field')}
          label={t('field.label-field')}
          options={fieldOptions(fields, value.field)}
          placeholder={t('field.choose')}
          error={lacksFields ? t('label.no-fields') : labelFault(props, words, 'field')}
        />
        <FontField {...of('fontFamily')} />
        <SegmentedField
          {...of('fontStyle')}
          label={t('field.font-style')}
          options={choices(words, 'font-style', fontStyles)}
        />
        <LimitField {...of('size')} label={t('field.size')} limit="labelSize" />
        <ColorField {...of('color')} label={t('field.color')} />
        <SliderField {...of('opacity')} label={t('field.opacity')} limit="opacity" />
      </Group>
      <Group title={t('label.halo')}>
        <ColorField {...of('haloColor')} label={t('field.halo-color')} />
        <LimitField {...of('haloWidth')} label={t('field.halo-width')} limit="labelHaloWidth" />
      </Group>
    </>
  );
}
