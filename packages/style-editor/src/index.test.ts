import { describe, expect, it } from 'vitest';
import * as editor from '.';

describe('@gep/style-editor', () => {
  it('promises these names', () => {
    expect(Object.keys(editor).sort()).toEqual([
      'CategoryTable',
      'ClassificationDetailDialog',
      'ColorField',
      'ColorRampSelect',
      'DialogFrame',
      'FillSymbolEditor',
      'HistogramCanvas',
      'HistogramEditor',
      'LineStyleDialog',
      'LineSymbolEditor',
      'MarkerSymbolEditor',
      'PointStyleDialog',
      'PolygonStyleDialog',
      'RampDialog',
      'RampPreview',
      'RasterStyleDialog',
      'SaveStyleDialog',
      'StyleDialog',
      'StyleEditorProvider',
      'StyleLibraryDialog',
      'SymbolDialog',
      'SymbolPreview',
      'applyDraft',
      'canRedo',
      'canUndo',
      'editDraft',
      'en',
      'featureFields',
      'forgetRecent',
      'isDirty',
      'openDraft',
      'plainKinds',
      'redoDraft',
      'revertDraft',
      'undoDraft',
      'useDraft',
      'zhCN',
    ]);
  });
});
