/** The location of a result layer on the server. */
export interface LayerPlace {
  readonly projectId: string;
  readonly modelId: string;
  /** 3 partition statistics (polygons), 5 spatial result (raster). */
  readonly layerType: 3 | 5;
  /** Key of the calculated model. */
  readonly name: string;
  /** 0 current year, 1 comparable year. */
  readonly compareFlag: 0 | 1;
}
