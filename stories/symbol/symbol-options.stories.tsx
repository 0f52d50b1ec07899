import type { MapSymbol, SymbolLayerKind } from '@gep/map-engine/model';
import { SymbolDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { symbolDialog } from '../support/controls';
import { fullSymbols } from '../support/sample-symbols';

/** Every kind of layer with all of its options away from the defaults. */
const meta = {
  title: 'Symbol/All options',
  component: SymbolDialog<MapSymbol>,
  parameters: { layout: 'fullscreen' },
  args: { value: fullSymbols['simple-fill'](), onApply: fn(), onCancel: fn() },
  argTypes: symbolDialog,
} satisfies Meta<typeof SymbolDialog<MapSymbol>>;

export default meta;
type Story = StoryObj<typeof meta>;

const full = (kind: SymbolLayerKind, globals = {}): Story => ({
  args: { value: fullSymbols[kind]() },
  globals,
});

export const SimpleMarker = full('simple-marker');
export const SvgMarker = full('svg-marker');
export const CharacterMarker = full('character-marker');
export const ImageMarker = full('image-marker');
export const SimpleLine = full('simple-line');
export const ImageLine = full('image-line');
export const MarkerLine = full('marker-line');
export const SimpleFill = full('simple-fill');
export const GradientFill = full('gradient-fill');
export const LinePatternFill = full('line-pattern-fill');
export const PointPatternFill = full('point-pattern-fill');
export const SvgMarkerEnglish = full('svg-marker', { locale: 'en' });
export const ImageMarkerDark = full('image-marker', { theme: 'dark' });
export const SimpleLineEnglishDark = full('simple-line', { locale: 'en', theme: 'dark' });
