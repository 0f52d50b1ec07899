import type { Neutral } from '../unread';

/** How the letters of a label look. */
export const neutralText: Neutral = {
  ...{ fieldName: null, isExpression: null, namedStyle: null, legendString: null, previewBkgrdColor: null },
  ...{ fontFamily: null, fontItalic: null, fontWeight: null, fontSize: null, fontSizeUnit: null },
  ...{ textColor: null, textOpacity: null, textTransp: null },
  ...{ fontKerning: ['1'], textOrientation: ['horizontal'], stretchFactor: ['100'] },
  // Of several lines and tabs, where a wrap is named.
  ...{ multilineHeight: null, multilineHeightUnit: null, tabStopDistance: null, tabStopDistanceUnit: null },
};

/** A halo that is drawn. */
export const neutralHalo: Neutral = {
  ...{ bufferDraw: null, bufferSize: null, bufferSizeUnits: null, bufferColor: null, bufferOpacity: null },
  ...{ bufferTransp: null, bufferSizeInMapUnits: null },
  // Under the letters, and a round join.
  ...{ bufferNoFill: null, bufferJoinStyle: ['128'] },
};

/** A box that is drawn; the symbol in it says its colours. */
export const neutralBox: Neutral = {
  ...{ shapeDraw: null, shapeType: null, shapeOpacity: null, shapeFillColor: null, shapeJoinStyle: null },
  ...{ shapeBorderColor: null, shapeBorderWidth: null, shapeBorderWidthUnit: null, shapeSizeUnit: null },
  ...{ shapeSizeX: null, shapeSizeY: null, shapeRotationType: null, shapeOffsetUnit: null },
  ...{ shapeRadiiUnit: null },
};

/** What is written and in how many lines. */
export const neutralFormat: Neutral = {
  ...{ decimals: null, plussign: null, multilineAlign: null, useMaxLineLengthForAutoWrap: null },
  ...{ leftDirectionSymbol: null, rightDirectionSymbol: null, reverseDirectionSymbol: null },
  placeDirectionSymbol: null,
};

/** Where a label is; its quarter and its side of a line count for some placements only. */
export const neutralPlace: Neutral = {
  ...{ placement: null, xOffset: null, yOffset: null, offsetUnits: null, rotationAngle: null },
  ...{ placementFlags: null, quadOffset: null, polygonPlacementFlags: ['2'], rotationUnit: ['AngleDegrees'] },
  ...{ distUnits: null, repeatDistanceUnits: null, overrunDistanceUnit: null, overlapHandling: null },
  ...{ centroidInside: null, priority: null, preserveRotation: null, predefinedPositionOrder: null },
  ...{ geometryGenerator: null, geometryGeneratorType: null, layerType: null, offsetType: null },
  ...{ maxCurvedCharAngleIn: null, maxCurvedCharAngleOut: null, prioritization: null },
  ...{ lineAnchorPercent: ['0.5'], lineAnchorTextPoint: null, maximumDistanceUnit: null },
};

/** When a label is drawn. */
export const neutralDrawing: Neutral = {
  ...{ scaleVisibility: null, scaleMin: null, scaleMax: null, displayAll: null, drawLabels: ['1'] },
  ...{ maxNumLabels: null, fontMinPixelSize: null, fontMaxPixelSize: null, zIndex: null },
  ...{ obstacle: null, obstacleType: null, obstacleFactor: null, unplacedVisibility: null },
};
