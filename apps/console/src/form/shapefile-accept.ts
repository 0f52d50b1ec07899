import { shapefileExtensions } from '@gep/api-client';

/** What pickers of shapefiles offer. */
export const shapefileAccept = shapefileExtensions.map((extension) => `.${extension}`).join(',');
