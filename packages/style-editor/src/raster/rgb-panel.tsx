import { rgbChannelNames } from '@gep/map-engine/model';
import type { RgbCompositeScheme } from '@gep/map-engine/model';
import { bandTriples, setBandTriple } from '@gep/map-engine/scheme/edit';
import { ChoiceField, Group } from '../field';
import { useWords } from '../message';
import { RasterDisplayGroup } from './raster-display-group';
import type { RasterPanelProps } from './raster-panel-props';
import { RgbChannelRow } from './rgb-channel-row';
import { StretchFields } from './stretch-fields';

/** Three bands as red, green and blue, each stretched by its own statistics, a fourth as opacity. */
export function RgbPanel(props: RasterPanelProps<RgbCompositeScheme>) {
  const { value, onChange, choose } = props;
  const { t } = useWords();
  const triples = bandTriples(value.bands.length);
  const shown = rgbChannelNames
    .slice(0, 3)
    .map((name) => value.channels[name].used && value.channels[name].band);
  const combination = triples.findIndex((triple) => triple.every((band, i) => band === shown[i]));
  return (
    <div className="gep-panel">
      <Group title={t('group.channels')}>
        <ChoiceField
          label={t('field.combination')}
          value={combination < 0 ? null : combination}
          placeholder={t('field.combination-own')}
          options={triples.map((triple, i) => ({
            value: i,
            label: triple.map((band) => band + 1).join(' - '),
          }))}
          onChange={(i) => choose((from) => setBandTriple(from, triples[i]))}
        />
        <table className="gep-grid-wide gep-channels" data-at="channels">
          <thead>
            <tr>
              {(['channel.name', 'field.band', 'channel.range'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rgbChannelNames.map((name) => (
              <RgbChannelRow key={name} name={name} value={value} choose={choose} />
            ))}
          </tbody>
        </table>
      </Group>
      <Group title={t('group.stretch')}>
        <StretchFields {...props} statistics={null} />
      </Group>
      <RasterDisplayGroup value={value} onChange={onChange} />
    </div>
  );
}
