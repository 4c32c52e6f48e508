import { act, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { PageTransition } from './page-transition.tsx';

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('PF-01 the first page replaces what is painted at once; each page after it comes with a transition', async () => {
  // React renders without one where none can be started.
  const started = vi.fn<() => void>(() => {
    throw new Error('no transition');
  });
  Object.defineProperty(document, 'startViewTransition', { value: started, configurable: true });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (page: string) =>
    act(async () => startTransition(() => root.render(<PageTransition page={page}>{page}</PageTransition>)));
  await show('list');
  await show('list');
  expect([place.textContent, started.mock.calls.length]).toEqual(['list', 0]);
  await show('job');
  expect([place.textContent, started.mock.calls.length]).toEqual(['job', 1]);
  await show('list');
  expect([place.textContent, started.mock.calls.length]).toEqual(['list', 2]);
  await act(async () => root.unmount());
  place.remove();
});
