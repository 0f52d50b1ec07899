import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx', '../**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Packages resolve to their sources; naming conditions replaces Vite's own, so they are named again.
    resolve: {
      ...vite.resolve,
      conditions: ['@gep/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
