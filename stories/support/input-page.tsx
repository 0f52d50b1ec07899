import type { Decorator } from '@storybook/react-vite';
import { ReadOnly } from '../../packages/style-editor/src/input';

export const longChinese = '第三次全国国土调查地类名称（含二级类与三级类，按二〇二五年度变更调查口径）';
export const longEnglish =
  'Evergreen broad-leaved forest on steep, protected and inaccessible mountain slopes';

/** Shared by the pages of single controls: stories are rendered inline, where the page controls reach them. */
export const inputPage = {
  parameters: { docs: { story: { inline: true } } },
  decorators: [
    (Story) => (
      <div className="gep-root" style={{ width: 240, padding: 8, background: 'var(--gep-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies { readonly parameters: object; readonly decorators: Decorator[] };

/** Where nothing can be changed. */
export const inReadOnly: Decorator = (Story) => (
  <ReadOnly value>
    <div className="gep-read-only">
      <Story />
    </div>
  </ReadOnly>
);
