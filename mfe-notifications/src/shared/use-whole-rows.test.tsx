import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useWholeRows } from './use-whole-rows.ts';

const ROWS = [0, 100, 200];

function List() {
  const list = useRef<HTMLUListElement>(null);
  useWholeRows(list);
  return (
    <div data-whole-rows="" data-testid="box">
      <ul ref={list}>
        {ROWS.map((top) => (
          <li key={top}>{top}</li>
        ))}
      </ul>
    </div>
  );
}

test('NT-03 the row that the end of the list cuts is left out until all of it has room', async () => {
  let scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.tagName === 'LI' ? new DOMRect(0, Number(this.textContent) - scrolled, 100, 90) : new DOMRect(0, 0, 100, 250);
  });
  render(<List />);
  const cut = () => screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-cut')).length;
  expect(cut()).toBe(1);
  scrolled = 50;
  fireEvent.scroll(screen.getByTestId('box'));
  await vi.waitFor(() => expect(cut()).toBe(0));
  vi.restoreAllMocks();
});
