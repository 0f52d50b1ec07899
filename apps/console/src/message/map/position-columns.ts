/** Names of the columns of a position, without case, blanks and units; the first pair that is there is taken. */
export const positionColumns: readonly (readonly [
  x: readonly string[],
  y: readonly string[],
  degrees: boolean,
])[] = [
  [['lon', 'lng', 'long', 'longitude', '经度', '东经'], ['lat', 'latitude', '纬度', '北纬'], true],
  [
    ['x', 'pointx', 'xcoord', 'easting', 'east', '东坐标'],
    ['y', 'pointy', 'ycoord', 'northing', 'north', '北坐标'],
    false,
  ],
  // Surveyors in China count X to the north.
  [['横坐标'], ['纵坐标'], false],
];
