import { addons } from 'storybook/preview-api';
import { askScheme, giveScheme } from '../.storybook/scheme-channel';

/** What the toolbar's button copies of the story that is shown; null: the story has no model. */
export function copiedText(): Promise<string | null> {
  const channel = addons.getChannel();
  return new Promise((resolve) => {
    channel.once(giveScheme, resolve);
    channel.emit(askScheme);
  });
}
