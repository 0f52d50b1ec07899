/** @jsxRuntime classic */
import React, { useState } from 'react';
import { IconButton } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';
import { askScheme, giveScheme } from './scheme-channel';

/** Asks the story for its model and puts it into the clipboard. */
function CopyScheme() {
  const [said, say] = useState('Copy scheme JSON');
  const emit = useChannel({
    [giveScheme]: (text: string | null) => {
      const done =
        text === null ? Promise.reject(new Error('no model')) : navigator.clipboard.writeText(text);
      void done.then(
        () => say('Copied'),
        () => say(text === null ? 'This story has no scheme' : 'The clipboard cannot be written'),
      );
      setTimeout(() => say('Copy scheme JSON'), 2000);
    },
  });
  return (
    <IconButton title="Copy the scheme or symbol of this story as JSON" onClick={() => emit(askScheme)}>
      {said}
    </IconButton>
  );
}

addons.register('gep', () => {
  addons.add('gep/copy-scheme', {
    type: types.TOOL,
    title: 'Copy scheme JSON',
    render: () => <CopyScheme />,
  });
});
