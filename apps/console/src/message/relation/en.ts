import type { relationZh } from './zh-CN';

export const relationEn: typeof relationZh = {
  search: 'Find by name or code',
  noType: 'No such ecosystem type.',
  unfold: 'Unfold {{name}}',
  choose: 'Choose ecosystem types',
  urban: 'Update the boundary of the urban ecosystem',
  boundary: {
    title: 'Urban boundary',
    none: 'No file',
    needed: 'No file: without one the boundary has no effect',
    polygons: 'polygons: {{count}}',
    choose: 'Upload polygons',
    uploading: 'Uploading',
    delete: 'Delete the urban boundary',
    deleteTitle: 'Delete the urban boundary',
    deleteConfirm: 'The file of the urban boundary will be deleted.',
    explain:
      'Polygons as shapefile, GeoJSON, GeoPackage or ZIP. Before the models run, forest, shrub and grass inside them become urban green (621, 622, 623).',
  },
  correct: 'Correct the relation of models and ecosystems',
  explainZero: 'Results of the chosen types, and of all below them, are set to 0.',
  model: 'Model',
  zeroTypes: 'Ecosystem types whose results are set to 0',
  notForGroup: 'Not for material production and cultural services',
  explainSharing:
    'Shares the values of districts over the cells of the chosen types; without a choice, over the types that each row is linked to.',
  share: 'Share',
  sharedTypes: 'Ecosystem types that share the value',
  linkedTypes: 'Those linked to each row',
  noTypes: 'Set by other inputs of the model',
  noZeroModel: 'None of the selected models can be corrected.',
  noSharingModel: 'None of the selected models shares its value.',
  toModels: 'Go to model selection',
};
