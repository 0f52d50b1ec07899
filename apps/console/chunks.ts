import type { Rolldown } from 'vite';

/**
 * Maps, charts, tables of a thousand rows, files of tables, sentences of errors and words of the style editor, which few
 * screens have; with what imports them, as a group takes the imports of its modules along.
 */
const ofFew = [
  /[\\/]node_modules[\\/](ol|papaparse|@tanstack[\\/].*(table|virtual)[^\\/]*)[\\/]/,
  /[\\/]form[\\/](table[\\/](rows-in-sight|clipboard-table)|rule-text|due-day)\.ts$|[\\/]contract[\\/]account-report\.ts$|[\\/]session[\\/]fault-text\.ts$/,
  /[\\/]contract[\\/]protocol[\\/](error-codes|error-message|problem-words|rule-messages|errors[\\/].*)\.ts$/,
  /[\\/]style-editor[\\/]src[\\/]message[\\/]/,
  /[\\/](map-engine|raster|console[\\/]src[\\/]map|screen[\\/](result|account-charts))[\\/]/,
];

/** Lists and windows to choose from, which a map does without at first. */
const ofChoices =
  /headlessui[\\/].*[\\/](listbox|popover)[\\/]|style-editor[\\/]src[\\/]input[\\/](short-select|select)\.tsx$|console[\\/]src[\\/]form[\\/]pager\.tsx$/;

/** Parts of dialogs with a form, which screens show when they are asked to. */
const ofForms =
  /node_modules[\\/]@hookform[\\/]|console[\\/]src[\\/]form[\\/](controlled-field|form-dialog|long-text-field|text-field|use-dialog-form)\.tsx?$/;

/**
 * Which modules come to the browser in one file. Left alone, every set of modules that two screens share is a file: 150
 * requests before the first map, most of them smaller than their headers. A group takes what its modules import along,
 * unless an earlier group has it.
 */
export const chunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // What every page needs.
    { name: 'start', tags: ['$initial'], priority: 4 },
    // The library of forms, which the login and dialogs have.
    { name: 'forms', test: /[\\/]node_modules[\\/]react-hook-form[\\/]/, priority: 3.8 },
    // Notices at the edge of the page, after the first picture.
    { name: 'notices', test: /[\\/]node_modules[\\/]sonner[\\/]|shell[\\/]toasts\.tsx$/, priority: 3.7 },
    // What the login and the frame of the other screens need to be drawn; then the login alone.
    {
      name: 'entry',
      test: new RegExp(
        [
          /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
          /style-editor[\\/]src[\\/](input[\\/](button|checkbox|text-input)|field[\\/]field)\.tsx$/,
          /console[\\/]src[\\/](form[\\/]language-button|layout[\\/]use-page-title)\.tsx?$/,
        ]
          .map(({ source }) => source)
          .join('|'),
      ),
      priority: 3.6,
    },
    { name: 'login', test: /console[\\/]src[\\/]screen[\\/]login[\\/]login\.tsx$/, priority: 3.5 },
    // The contract and the client, which the login loads while its form is on the screen.
    { name: 'client', test: /console[\\/]src[\\/]session[\\/](client|error-text)\.ts$/, priority: 3 },
    // The frame around all screens of a user who has signed in.
    {
      name: 'shell',
      test: /console[\\/]src[\\/](shell[\\/]root-layout|layout[\\/]page|form[\\/]questions)\.tsx$/,
      priority: 2,
    },
    // What many screens use.
    {
      name: 'common',
      test: (id) => ![...ofFew, ofForms, ofChoices].some((one) => one.test(id)),
      minShareCount: 6,
      priority: 1,
    },
    { name: 'choices', test: ofChoices, minShareCount: 6, priority: 0.8 },
    { name: 'dialogs', test: ofForms, priority: 0.5 },
    // A map with layers and legend.
    { name: 'map', test: /console[\\/]src[\\/]map[\\/]view[\\/]map-view\.tsx$/, priority: 0.3 },
    // What many kinds of layers and dialogs use.
    { name: 'engine', test: /[\\/](?:map-engine|raster)[\\/]src[\\/]/, minShareCount: 6 },
  ],
};
