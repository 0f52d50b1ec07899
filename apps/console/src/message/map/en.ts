import type { mapZh } from './zh-CN';

export const mapEn: typeof mapZh = {
  toolFailed: 'The tool could not be loaded; check the network and try again',
  export: {
    title: 'Export map',
    submit: 'Export',
    preview: 'Preview of the page',
    preparing: 'Preparing the preview…',
    format: 'Format',
    paper: 'Paper',
    asOnScreen: 'As on screen',
    orientation: 'Orientation',
    landscape: 'Landscape',
    portrait: 'Portrait',
    dpi: 'Resolution',
    pixels: '{{size}} pixels',
    tooLarge: 'The page has too many pixels: lower the resolution or choose smaller paper',
    heading: 'Title',
    source: 'Source',
    author: 'Map by',
    madeBy: 'Map: {{author}}',
    parts: 'On the page',
    part: { legend: 'Legend', scaleBar: 'Scale bar', northArrow: 'North arrow' },
    step: {
      map: 'Fetching data and drawing the map…',
      page: 'Laying out the page…',
      file: 'Writing the file…',
    },
    stop: 'Stop',
  },
};
