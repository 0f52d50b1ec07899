import type { Rolldown } from 'vite';

/** Maps, charts, tables of a thousand rows and files of tables, which few screens have. */
const ofFew = [
  /[\\/]node_modules[\\/](ol|papaparse|@tanstack[\\/].*(table|virtual))[\\/]/,
  /[\\/](map-engine|raster|console[\\/]src[\\/]map|screen[\\/](result|account-charts))[\\/]/,
];

/**
 * Which modules come to the browser in one file. Left alone, every set of modules that two screens share is a file: 150
 * requests before the first map, most of them smaller than their headers. A group takes what its modules import along,
 * unless an earlier group has it.
 */
export const chunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // What the login needs to be drawn.
    { name: 'start', tags: ['$initial'], priority: 4 },
    // The contract and the client, which the login loads while its form is on the screen.
    { name: 'client', test: /console[\\/]src[\\/]session[\\/](client|error-text)\.ts$/, priority: 3 },
    // The frame around all screens of a user who has signed in.
    {
      name: 'shell',
      test: /console[\\/]src[\\/](shell[\\/]root-layout|layout[\\/]page|form[\\/]questions)\.tsx$/,
      priority: 2,
    },
    // What many screens use.
    { name: 'common', test: (id) => !ofFew.some((one) => one.test(id)), minShareCount: 6, priority: 1 },
    // A map with layers and legend.
    { name: 'map', test: /console[\\/]src[\\/]map[\\/]view[\\/]map-view\.tsx$/ },
  ],
};
