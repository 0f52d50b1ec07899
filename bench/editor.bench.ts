import type { Page } from 'playwright';
import { median, quantile } from 'simple-statistics';
import { inPage, withPage } from './in-page';
import { spansOf, traceMainThread, within } from './main-thread';
import type { Marks, Span } from './main-thread';
import { beside } from './measure';
import type { Comparison } from './measure';

const page = './editor-page.tsx';
/** Milliseconds: a dialog opens at once, a frame of 60 a second holds. */
const [opened, frame] = [100, 16];

/** The style editor in headless Chromium: dialogs that open, and sliders dragged over a map of 10,000 polygons. */
export async function editor(): Promise<Comparison[]> {
  const pages: { readonly first: number; readonly later: number }[] = [];
  while (pages.length < 5) pages.push(await inPage(page, 'open'));
  const of = (when: 'first' | 'later') => pages.map((one) => one[when]);
  return [
    beside('dialog with 50 classes opens, the first time', of('first'), 'what is allowed', opened),
    beside('dialog with 50 classes opens, later', of('later'), 'what is allowed', opened),
    ...(await drag('single-symbol', 'opacity dragged')),
    ...(await drag('graduated-color', 'break of nine classes dragged')),
    ...(await scroll()),
  ];
}

/** Drags the first slider of the dialog there and back, a step a frame, with live preview. */
async function drag(kind: string, name: string): Promise<Comparison[]> {
  const marks = await withPage(page, (shown) =>
    traceMainThread(shown, async () => {
      await shown.evaluate(
        (given) => (window as unknown as { stage(kind: string): Promise<void> }).stage(given),
        kind,
      );
      await dragSlider(shown, kind);
    }),
  );
  const [editing] = marks('editing');
  const repaints = spansOf(marks, 'repaint');
  const [plain, dragged] = [true, false].map((before) =>
    median(repaints.filter(({ end }) => end < editing! === before).map(length)),
  );
  const steps = stepsOf(marks);
  const task = `${name}, 10,000 polygons`;
  return [
    beside(`${task}: own work a step, median`, median(steps), 'a frame', frame),
    beside(`${task}: own work a step, 95 of 100`, quantile(steps, 0.95), 'a frame', frame),
    beside(`${task}: repaint of the map`, dragged!, 'plain repaint', plain!),
  ];
}

/** Scrolls the class table of a field of 10,000 values. */
async function scroll(): Promise<Comparison[]> {
  const marks = await withPage(page, (shown) =>
    traceMainThread(shown, () =>
      shown.evaluate(() => (window as unknown as { scroll(): Promise<void> }).scroll()),
    ),
  );
  const steps = stepsOf(marks);
  const task = 'class table of 10,000 values scrolled';
  return [
    beside(`${task}: work a step, median`, median(steps), 'a frame', frame),
    beside(`${task}: work a step, 95 of 100`, quantile(steps, 0.95), 'a frame', frame),
  ];
}

async function dragSlider(shown: Page, kind: string): Promise<void> {
  const slider = shown.getByRole('dialog').getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error(`the dialog of ${kind} shows no slider`);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2;
  const reach = Math.max(40, box.width * 0.4);
  await shown.mouse.move(from, y);
  await shown.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    await shown.mouse.move(from + reach * Math.sin((step / 60) * Math.PI * 2), y);
    await shown.waitForTimeout(30);
  }
  await shown.mouse.up();
}

/** What the main thread worked from one move of the mouse to the next, without the map's part. */
function stepsOf(marks: Marks): number[] {
  const moves = marks('move');
  const map = [...spansOf(marks, 'repaint'), ...spansOf(marks, 'hand-over')];
  return moves.slice(1).map((end, i) => end - moves[i]! - within(map, moves[i]!, end));
}

const length = ({ start, end }: Span): number => end - start;
