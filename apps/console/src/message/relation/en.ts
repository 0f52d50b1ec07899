import type { relationZh } from './zh-CN';

export const relationEn: typeof relationZh = {
  search: 'Find by name or code',
  noType: 'No such ecosystem type.',
  unfold: 'Unfold {{name}}',
  choose: 'Choose ecosystem types',
  urban: 'Update the boundary of the urban ecosystem',
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
