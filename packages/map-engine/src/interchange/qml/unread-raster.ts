import type { LossNotes } from '../loss';
import { find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { noteUnread } from '../unread';
import type { Neutral } from '../unread';

/** Saturation and hue: the colour of a tint counts where the tint is on. */
const neutralHue: Neutral = {
  ...{ colorizeRed: null, colorizeGreen: null, colorizeBlue: null, colorizeStrength: null },
};
/** What the readers of bands, colours and light look at; the alpha band is read of composites alone. */
const neutralRenderer: Neutral = {
  ...{ type: null, opacity: null, nodataColor: null, band: null, grayBand: null, gradient: null },
  ...{ redBand: null, greenBand: null, blueBand: null, alphaBand: ['-1', '0'] },
  ...{ angle: null, azimuth: null, zfactor: null, multidirection: null },
  ...{ classificationMin: null, classificationMax: null, classificationMinMaxOrigin: null },
};
/** Contrasts that are drawn: values beyond the ends get the colours of the ends. */
const enhancements = [undefined, '', 'NoEnhancement', 'StretchToMinimumMaximum'];
const resamplings = [undefined, '', 'bilinear'];

/** Names what a layer of cells has and this library does not draw. */
export function noteUnreadRaster(pipe: XmlElement, renderer: XmlElement, notes: LossNotes): void {
  const hue = notes.below('huesaturation');
  noteUnread(Object.entries(find(pipe, 'huesaturation')?.attributes ?? {}), new Set(), neutralHue, hue);
  const own = notes.below('rasterrenderer');
  const isComposite = renderer.attributes.type === 'multibandcolor';
  const neutral = isComposite ? { ...neutralRenderer, alphaBand: null } : neutralRenderer;
  noteUnread(Object.entries(renderer.attributes), new Set(), neutral, own);
  for (const name of ['singleValuePixelList', 'threeValuePixelList'])
    if ((find(renderer, 'rasterTransparency', name)?.children.length ?? 0) > 0) own.add(name, 'unsupported');
  for (const { name, children } of renderer.children)
    if (/ontrastEnhancement$/.test(name))
      for (const one of children)
        if (one.name === 'algorithm' && !enhancements.includes(one.text)) own.add(name, 'unsupported');
  const resampler = find(pipe, 'rasterresampler')?.attributes ?? {};
  if (!resamplings.includes(resampler.zoomedInResampler))
    notes.add('zoomedInResampler', 'unsupported', 'bilinear');
  if ((resampler.zoomedOutResampler ?? '') !== '') notes.add('zoomedOutResampler', 'unsupported');
  const provider = find(pipe, 'provider', 'resampling')?.attributes;
  if (provider?.enabled === 'true') notes.add('resampling', 'unsupported');
}
