import { describe, expect, it } from 'vitest';
import * as editor from '.';
import * as controls from './controls';
import * as elements from './elements';
import * as english from './message/en';
import * as chinese from './message/zh-cn';

describe('@gep/style-editor', () => {
  it('promises these names', () => {
    expect(Object.keys(editor).sort()).toEqual([
      'CategoryTable',
      'ClassificationDetailDialog',
      'ColorRampSelect',
      'DialogFrame',
      'FillSymbolEditor',
      'HistogramCanvas',
      'HistogramEditor',
      'LabelPanel',
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
      'featureFields',
      'isDirty',
      'loadWords',
      'openDraft',
      'redoDraft',
      'revertDraft',
      'undoDraft',
      'useDraft',
    ]);
  });
});

describe('@gep/style-editor/controls', () => {
  it('promises these names', () => {
    expect(Object.keys(controls).sort()).toEqual([
      'Button',
      'Checkbox',
      'ChoiceField',
      'ColorField',
      'Field',
      'IconButton',
      'LimitField',
      'NumberInput',
      'Segmented',
      'Select',
      'Slider',
      'SliderField',
      'Switch',
      'TextInput',
      'parseNumber',
      'useRowDrag',
    ]);
  });
});

describe('@gep/style-editor/words', () => {
  it('promises these names', () => {
    expect(Object.keys(english)).toEqual(['en']);
    expect(Object.keys(chinese)).toEqual(['zhCN']);
  });
});

describe('@gep/style-editor/elements', () => {
  it('promises these names, and loads where no element can be made', () => {
    expect(globalThis).not.toHaveProperty('HTMLElement');
    expect(Object.keys(elements).sort()).toEqual(['defineLegendElement', 'defineStyleDialogElement']);
  });
});
