import { RasterStyleDialog } from '@gep/style-editor';
import { fn } from 'storybook/test';

/** What all stories of the raster dialog share; each gives its scheme and bands. */
export const rasterDialog = { component: RasterStyleDialog, parameters: { layout: 'fullscreen' } };

/** What a host hands in; stories look at what they were called with. */
export const hostCalls = { onApply: fn(), onCancel: fn(), onPreview: fn() };
