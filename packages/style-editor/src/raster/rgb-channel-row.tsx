import type { RgbChannel, RgbChannelName, RgbCompositeScheme } from '@gep/map-engine/model';
import { channelRange, setChannel } from '@gep/map-engine/scheme/edit';
import { Checkbox, Select, Swatch } from '../input';
import { useWords } from '../message';
import { screenRange } from '../preview';
import { bandOptions } from './band-choice';
import type { RasterPanelProps } from './raster-panel-props';

const colors = {
  red: '#ff0000',
  green: '#00ff00',
  blue: '#0000ff',
  alpha: null,
} as const satisfies Record<RgbChannelName, string | null>;

export interface RgbChannelRowProps extends Pick<RasterPanelProps<RgbCompositeScheme>, 'value' | 'choose'> {
  readonly name: RgbChannelName;
}

/** A channel: used or not, which band, and from which value to which it is stretched. */
export function RgbChannelRow({ name, value, choose }: RgbChannelRowProps) {
  const words = useWords();
  const { t } = words;
  const { used, band } = value.channels[name];
  const channel = t(`channel.${name}`);
  const set = (part: Partial<RgbChannel>) => choose((from) => setChannel(from, name, part));
  const range = channelRange(value, name);
  return (
    <tr data-unused={!used || undefined}>
      <th scope="row">
        <span className="gep-channel">
          <Checkbox
            bare
            label={t('channel.use', { channel })}
            value={used}
            onChange={(next) => set({ used: next })}
          />
          <Swatch color={colors[name]} />
          {channel}
        </span>
      </th>
      <td data-at={`channels.${name}.band`}>
        <Select
          label={t('channel.band', { channel })}
          value={band}
          placeholder={t(used ? `problem.required-${name}-band` : 'field.none')}
          options={bandOptions(words, value.bands, band)}
          invalid={used && (band === null || !(band in value.bands))}
          disabled={!used}
          onChange={(next) => next !== band && set({ band: next })}
        />
      </td>
      <td className="gep-channel-range">{range ? screenRange(range[0], range[1], 'REAL') : '--'}</td>
    </tr>
  );
}
