import { page } from './frame';

/** In place of Storybook where the site was built without it. */
export const storybookPage = (): string =>
  page(
    { path: 'storybook/index.html', language: 'en', other: 'zh/index.html' },
    'Storybook',
    `<h1>Storybook</h1><p>The editors run in the <a href="../gallery/index.html#editors">gallery</a>, and the <a href="../api/documents/guide_style-editor.html">guide</a> puts them into your page.</p>
<p lang="zh-CN">编辑器可在<a href="../zh/gallery/index.html#editors">示例</a>中直接运行，嵌入方法见<a href="../api/documents/guide_style-editor.zh.html">指南</a>。</p>
<p>This build of the site comes without Storybook. <code>npm run docs -- --storybook</code> builds the editors in every state into this place; <code>npm run storybook</code> starts them on port 6006.</p>
<p lang="zh-CN">此版本未包含 Storybook。运行 <code>npm run docs -- --storybook</code> 可将其构建到此处；运行 <code>npm run storybook</code> 则在 6006 端口启动。</p>`,
    'guides',
  );
