import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { textPairs } from './read-tokens';
import { TokensPage } from './tokens-page';

/** The custom properties that a host may change. */
const meta = { title: 'Design/Tokens', component: TokensPage } satisfies Meta<typeof TokensPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair of text and ground reaches what WCAG asks of small text. */
const legible: Story['play'] = async ({ canvasElement }) => {
  const pairs = () => [...canvasElement.querySelectorAll('[data-pair]')];
  await waitFor(() => expect(pairs()).toHaveLength(textPairs.length));
  for (const pair of pairs())
    await expect(parseFloat(pair.textContent), pair.getAttribute('data-pair')!).toBeGreaterThanOrEqual(4.5);
};

export const Light: Story = { globals: { theme: 'light' }, play: legible };
export const Dark: Story = { globals: { theme: 'dark' }, play: legible };
export const Comfortable: Story = { globals: { density: 'comfortable' } };
