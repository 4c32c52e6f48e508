import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createState, deriveState, useClientState, type ReadableState } from './client-state.ts';

function Shown({ state }: { state: ReadableState<string> }) {
  return <output>{useClientState(state)}</output>;
}

test('notifies its listeners of each change, and of no other set', () => {
  const state = createState('light');
  const notified = vi.fn<() => void>();
  const stop = state.subscribe(notified);
  state.set('light');
  expect(notified).not.toHaveBeenCalled();
  state.set('dark');
  expect([notified.mock.calls.length, state.current()]).toEqual([1, 'dark']);
  stop();
  state.set('light');
  expect(notified).toHaveBeenCalledTimes(1);
});

test('one of its listeners may set it again', () => {
  const state = createState(0);
  state.subscribe(() => state.set(Math.min(state.current() + 1, 3)));
  state.set(1);
  expect(state.current()).toBe(3);
});

test('holds a function as it is', () => {
  const work = () => 1;
  const state = createState<() => number>(work);
  expect(state.current()).toBe(work);
});

test('a component shows a state set from outside', () => {
  const state = createState('one');
  render(<Shown state={state} />);
  act(() => state.set('two'));
  expect(screen.getByRole('status').textContent).toBe('two');
});

test('a derived state changes with its sources, and only if its own value does', () => {
  const [viewer, known] = [createState('ada'), createState({ of: 'ada', name: 'Ada' })];
  const name = deriveState((read) => (read(known).of === read(viewer) ? read(known).name : 'nobody'));
  const notified = vi.fn<() => void>();
  name.subscribe(notified);
  known.set({ of: 'ada', name: 'Ada' });
  expect(notified).not.toHaveBeenCalled();
  viewer.set('grace');
  expect([name.current(), notified.mock.calls.length]).toEqual(['nobody', 1]);
});
