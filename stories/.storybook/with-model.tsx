import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { askScheme, giveScheme } from './scheme-channel';
import { modelText } from './scheme-text';

/** Props by which editors hand out what was edited. */
const handers = ['onPreview', 'onChange', 'onApply'] as const;

interface KeeperProps {
  readonly Story: Parameters<Decorator>[0];
  readonly args: Readonly<Record<string, unknown>>;
}

/** Remembers what an editor gave last; until then it is what was given in: its value, the edges of a histogram. */
function ModelKeeper({ Story, args }: KeeperProps) {
  const latest = useRef<unknown>(args.value ?? args.breaks);
  useEffect(() => {
    const channel = addons.getChannel();
    const answer = () => channel.emit(giveScheme, modelText(latest.current));
    channel.on(askScheme, answer);
    return () => channel.off(askScheme, answer);
  }, []);
  const listening = handers.flatMap((name) => {
    const own = args[name];
    if (typeof own !== 'function') return [];
    const hand = (value: unknown, ...rest: unknown[]): unknown => {
      latest.current = value;
      return own(value, ...rest);
    };
    return [[name, hand] as const];
  });
  return <Story args={{ ...args, ...Object.fromEntries(listening) }} />;
}

/** Editors keep the value they were opened with; changing the value of a control reopens them. */
function Reopened(props: KeeperProps) {
  const [opened, setOpened] = useState({ args: props.args, times: 0 });
  if (changed(opened.args, props.args)) setOpened({ args: props.args, times: opened.times + 1 });
  return <ModelKeeper key={opened.times} {...props} />;
}

function changed(before: KeeperProps['args'], now: KeeperProps['args']): boolean {
  return Object.keys({ ...before, ...now }).some((name) => !Object.is(before[name], now[name]));
}

/** Keeps the model of a story at hand for the toolbar's button that copies it. */
export const withModel: Decorator = (Story, { args }) => <Reopened Story={Story} args={args} />;
