/** Raw values that producers of rasters use for no data, often without declaring them. */
export const customaryNoData: readonly number[] = [
  ...[-9999, -999, -99, -32768, 32767, 65535, -3.4028234663852886e38, 1e20, -1e30, 255, 127, 0],
];
