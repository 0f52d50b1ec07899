import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessageProvider } from '../src/message';
import type { EditorLocale } from '../src/message';
import { HistogramEditor } from '../src/histogram/histogram-editor';
import type { HistogramEditorProps } from '../src/histogram/histogram-editor';

export const histogram = { min: 0, max: 100, counts: [10, 20, 30, 40, 30, 20, 10, 8, 4, 2] };
const start = [0, 25, 50, 100];

/** 400 px wide, so that a value is 4 px. */
function Editor(props: Partial<HistogramEditorProps> & { readonly locale: EditorLocale }) {
  const { locale, onChange, ...rest } = props;
  const [breaks, setBreaks] = useState(rest.breaks ?? start);
  return (
    <MessageProvider locale={locale}>
      <div className="gep-root" style={{ width: 400, padding: '60px 40px', boxSizing: 'content-box' }}>
        <HistogramEditor
          histogram={histogram}
          label="Sum"
          {...rest}
          breaks={breaks}
          onChange={(next) => {
            onChange?.(next);
            setBreaks(next);
          }}
        />
      </div>
    </MessageProvider>
  );
}

/** Opens the editor on the page; its handles are found by number. */
export async function openHistogram(props: Partial<HistogramEditorProps> = {}, locale: EditorLocale = 'en') {
  const onChange = vi.fn<(breaks: readonly number[]) => void>();
  await render(<Editor locale={locale} onChange={onChange} {...props} />);
  const handle = (index: number, name = `Break ${index}`) => page.getByRole('slider', { name, exact: true });
  const value = (index: number, name?: string) => handle(index, name).element().getAttribute('aria-valuenow');
  const spot = (name: string) => {
    const box = page.getByRole('slider', { name, exact: true }).element().getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + 20 };
  };
  return { onChange, handle, value, spot };
}
