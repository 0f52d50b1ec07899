import '@gep/style-editor/style.css';
import { StyleEditorProvider } from '@gep/style-editor';
import type { EditorLocale } from '@gep/style-editor';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { withModel } from './with-model';

interface HouseProps {
  readonly locale: EditorLocale;
  readonly theme: string;
  readonly children: ReactNode;
}

/** Language and theme from the toolbar; dialogs live in the body, so the theme is set on the document. */
function House({ locale, theme, children }: HouseProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
    document.body.style.background = 'var(--gep-page)';
  }, [theme, locale]);
  return <StyleEditorProvider locale={locale}>{children}</StyleEditorProvider>;
}

const preview: Preview = {
  decorators: [
    withModel,
    (Story, { globals }) => (
      <House locale={globals.locale} theme={globals.theme}>
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
