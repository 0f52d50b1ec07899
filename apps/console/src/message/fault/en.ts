import type { Messages } from '../zh-CN';

export const faultEn: Messages['fault'] = {
  'difference-same': 'Both results are the same, so there is no difference to show',
  'difference-apart': 'The two results have no cells or districts with values in common',
  'tiff-not-recognized': 'The file is not a TIFF: choose a GeoTIFF (.tif)',
  'tiff-truncated': 'The raster file is cut off ({{at}}): use the whole file',
  'tiff-damaged-block': 'Data of the raster file are damaged ({{at}}): export or copy it again',
  'tiff-missing-tag': 'The raster file lacks a tag ({{at}}): export it again as a standard GeoTIFF',
  'tiff-directory-loop':
    'The directories of the raster file run in a circle ({{at}}): export it again as a standard GeoTIFF',
  'tiff-size-limit':
    'The raster is larger than can be read ({{at}}): cut it out or export it as a COG with overviews',
  'tiff-unsupported-codec': 'The compression of the raster is not read ({{at}}): use deflate, LZW or ZSTD',
  'tiff-unsupported-sample':
    'The cells of the raster are not read ({{at}}): bands must be integers or floats of one type',
  'tiff-unsupported-color': 'The colour space of the raster is not read ({{at}}): use grey, a palette or RGB',
  'tiff-control-points':
    'The raster file has ground control points but no grid: rectify it, e.g. with gdalwarp',
  'tiff-no-projection': 'The raster file names no coordinate system: write one into it',
  'tiff-unknown-projection':
    'The coordinate system of the raster is not known ({{at}}): use one of EPSG, e.g. EPSG:4490',
  'source-not-reachable':
    '{{at}} cannot be read: check address and network, and choose a file again that was changed or moved',
  'worker-timeout': 'The data took too long and were given up: try again, or use a smaller file',
  'worker-not-started': 'The page could not start its worker: reload it, or ask the administrator',
  'polygon-not-finite': 'A polygon has invalid coordinates ({{at}}): they must be finite numbers',
  'capabilities-size': 'The capabilities of the map service exceed 8 million characters: check its address',
  'capabilities-xml': 'The map service did not answer with capabilities: check its address and key',
  'capabilities-missing':
    'The capabilities of the map service lack {{at}}: its provider has to complete them',
  'capabilities-number':
    'A number in the capabilities of the map service is out of range ({{at}}): its provider has to correct it',
  'capabilities-levels':
    'The levels of the map service cannot be used ({{at}}): 1 to 64 are wanted, each finer than the one before',
  'capabilities-layer': 'The map service has no such layer: correct its name',
  'capabilities-projection':
    'The map service offers no usable coordinate system ({{at}}): EPSG:3857, 4326 or 4490 is wanted',
  'capabilities-address':
    'An address of the map service is invalid ({{at}}): it must start with http or https',
  'export-tainted':
    'Layers that may not be exported: {{at}}. Hide them, or let their service allow other origins',
  'display-only-projection': '{{at}} is for display only: use EPSG:4490 to measure and save',
  'land-topology': 'The base map cannot be read, land in TopoJSON is expected: reload the page',
  'geojson-collection': 'The vector data cannot be read: a FeatureCollection of GeoJSON is expected',
  'geojson-geometry':
    'A shape of the vector data is invalid ({{at}}): points, lines or polygons with numbers are expected',
  'base64-invalid': 'The encoding of a shape is damaged ({{at}}), base64 is expected: load it again',
  'coordinates-not-degrees':
    'The coordinates of {{at}} are not degrees: name the coordinate system that they were written in',
  'invalid-polygon': 'The outline crosses itself or has no area: draw it again',
  'wkb-truncated': 'A shape is cut off ({{at}}): load it again',
  'wkb-trailing': 'A shape is followed by extra data ({{at}}): exactly one shape is expected',
  'wkb-type':
    'The type of a shape is not read ({{at}}): points, lines or polygons without curves are expected',
  'wkb-collection': 'A shape mixes points, lines and polygons ({{at}}): one kind each is expected',
  'wkb-byte-order': 'The byte order of a shape is invalid ({{at}}): 0 or 1 is expected',
  'wkb-depth': 'A shape is nested too deeply ({{at}}): split it up',
  'style-not-xml': 'The style file is not well-formed XML ({{at}}): save it in QGIS again',
  'style-syntax': 'The style is not valid JSON: save the style again',
  'style-invalid': 'A part of the style is invalid ({{at}}): set it again and save',
  'style-too-deep': 'The style is nested too deeply ({{at}}): use fewer levels of symbols',
  'style-too-large': 'The style is too large ({{at}}): use fewer classes or pictures',
  'style-unsupported': 'The style has no symbols that a map can show ({{at}}): choose others in QGIS',
};
