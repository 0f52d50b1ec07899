import { stretchKinds } from '../../../../src/model';
import { stretchScheme } from '../../../../src/scheme';
import { rasterSheet } from '../../raster-sheet';

/** The same hills by every kind of stretch; their lake has no data. */
export default rasterSheet(stretchKinds.map((stretch) => ({ scheme: stretchScheme({ stretch }) })));
