import '@gep/style-editor/style.css';
import { StyleEditorProvider, loadWords } from '@gep/style-editor';
import type { EditorLocale, PlaceStorage } from '@gep/style-editor';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { testFontsLoaded } from '../../scripts/test-fonts';
import { withModel } from './with-model';

// A busy machine shows late what it shows; what never comes fails all the same.
configure({ asyncUtilTimeout: 30_000 });

interface HouseProps {
  readonly locale: EditorLocale;
  readonly theme: string;
  readonly density: string;
  readonly children: ReactNode;
}

/** Language and theme from the toolbar; dialogs live in the body, so the theme is set on the document. */
function House({ locale, theme, density, children }: HouseProps) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density });
    document.documentElement.lang = locale;
    Object.assign(document.body.style, { background: 'var(--gep-page)', minHeight: '100vh' });
  }, [theme, locale, density]);
  // Dialogs open in the same place in every story, wherever they were left in another.
  const [places] = useState(forgetful);
  return (
    <StyleEditorProvider locale={locale} places={places}>
      {children}
    </StyleEditorProvider>
  );
}

function forgetful(): PlaceStorage {
  const places = new Map<string, string>();
  return {
    getItem: (key) => places.get(key) ?? null,
    setItem: (key, value) => void places.set(key, value),
  };
}

/** Tests ask axe for violations alone; the panel of Storybook also lists, with its places, what passed. */
const axeOptions = import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'] } : {};

const preview: Preview = {
  beforeAll: async () => {
    await Promise.all([testFontsLoaded(), loadWords('zh-CN'), loadWords('en')]);
  },
  // Canvases take colours of the theme when they are first drawn.
  beforeEach: ({ globals: { theme, density } }) => {
    Object.assign(document.documentElement.dataset, { theme, density });
  },
  decorators: [
    withModel,
    (Story, { globals }) => (
      <House locale={globals.locale} theme={globals.theme} density={globals.density}>
        <Story />
      </House>
    ),
  ],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'dense', title: 'Dense' },
          { value: 'comfortable', title: 'Comfortable' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'zh-CN', theme: 'light', density: 'dense' },
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'Guide',
          'Words',
          'Design',
          'Dialog',
          'Scheme',
          'Category',
          'Histogram',
          'Raster',
          'Symbol',
          'Ramp',
          'Label',
          'Library',
          'Field',
          'Input',
          'Window',
          'Host',
        ],
      },
    },
    // A dialog floats over the page; in a docs page each story gets a separate frame.
    docs: { story: { inline: false, iframeHeight: 700 } },
  },
};

export default preview;
