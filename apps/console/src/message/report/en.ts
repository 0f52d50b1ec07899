import type { reportZh } from './zh-CN';

export const reportEn: typeof reportZh = {
  name: 'Report name',
  input: 'Data item',
  type: 'Type',
  types: { RASTER: 'Raster', VECTOR: 'Vector', TABLE: 'Table' },
  year: 'Year',
  years: { 0: 'Current year', 1: 'Comparable year' },
  /* Between the names of a list. */
  listed: ', ',
  models: 'Models',
  submitDue: 'Submit by',
  confirmDue: 'Confirm by',
  noReports: 'Once models are selected, the data files and tables that they need are listed here.',
  toModels: 'Select models',
  naming: {
    help: 'Departments see a report by this name; left empty, it is that of the data item. A field is saved when you leave it.',
    nameOf: 'Report name: {{name}}',
    submitDueOf: 'Submit by: {{name}}',
    confirmDueOf: 'Confirm by: {{name}}',
  },
};
