import '@gep/style-editor/style.css';
import { StyleEditorProvider } from '@gep/style-editor';
import type { EditorLocale } from '@gep/style-editor';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Language and theme from the toolbar; dialogs live in the body, so the theme is set on the document. */
const withHouse: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme);
  const locale = globals.locale as EditorLocale;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
    document.body.style.background = 'var(--gep-page)';
  }, [theme, locale]);
  return (
    <StyleEditorProvider locale={locale}>
      <Story />
    </StyleEditorProvider>
  );
};

const preview: Preview = {
  decorators: [withHouse],
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
  },
  initialGlobals: { locale: 'zh-CN', theme: 'light' },
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    // A dialog floats over the page; in a docs page each story gets a frame of its own.
    docs: { story: { inline: false, iframeHeight: 700 } },
  },
};

export default preview;
