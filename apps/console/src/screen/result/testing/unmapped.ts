/** The fields of a region file before any is chosen. */
export const unmapped = {
  nationField: null,
  nationCodeField: null,
  provinceField: null,
  provinceCodeField: null,
  cityField: null,
  cityCodeField: null,
  countyField: null,
  countyCodeField: null,
  streetField: null,
  streetCodeField: null,
};
