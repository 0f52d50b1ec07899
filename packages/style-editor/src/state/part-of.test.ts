import { expect, it, vi } from 'vitest';
import { partOf, partsOf, propertiesOf } from './part-of';

it('takes over and shows the whole with the edited part', () => {
  const [onChange, onPreview] = [vi.fn(), vi.fn()];
  const width = partOf({ onChange, onPreview }, (part: number) => ({ color: 'red', width: part }));
  width.onPreview(3);
  expect(onPreview).toHaveBeenLastCalledWith({ color: 'red', width: 3 });
  width.onPreview(null);
  expect(onPreview).toHaveBeenLastCalledWith(null);
  expect(onChange).not.toHaveBeenCalled();
  width.onChange(4);
  expect(onChange.mock.calls).toEqual([[{ color: 'red', width: 4 }]]);
});

it('reaches a part of a part', () => {
  const onChange = vi.fn();
  const line = partOf({ onChange }, (outline: object) => ({ outline }));
  partOf(line, (width: number) => ({ width })).onChange(2);
  expect(onChange).toHaveBeenCalledWith({ outline: { width: 2 } });
});

it('binds a field to a property by its name', () => {
  const [onChange, onPreview] = [vi.fn(), vi.fn()];
  const of = propertiesOf(partsOf({ value: { color: 'red', width: 1 }, onChange, onPreview }));
  const width = of('width');
  expect([width.at, width.value]).toEqual(['width', 1]);
  width.onPreview(3);
  expect(onPreview).toHaveBeenLastCalledWith({ color: 'red', width: 3 });
  width.onChange(4);
  expect(onChange.mock.calls).toEqual([[{ color: 'red', width: 4 }]]);
});
