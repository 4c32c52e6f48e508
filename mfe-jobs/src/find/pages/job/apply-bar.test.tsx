import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../../messages/index.ts';
import { ApplyBar, JobSkeleton } from './apply-bar.tsx';

afterEach(() => void vi.unstubAllGlobals());

const { dataset } = document.documentElement;

/** A job that has come, and one that nobody can apply for. */
const STEPS = [
  <JobSkeleton key="loading" />,
  <ApplyBar key="open" title="Night Nurse">
    <a href="/apply">Apply now</a>
  </ApplyBar>,
  <ApplyBar key="closed" title="Night Nurse">
    {null}
  </ApplyBar>,
];

function Steps() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      {STEPS[step]}
    </>
  );
}

test('JB-13 what floats over the page has room for the bar from the start, as long as there is one', async () => {
  const user = userEvent.setup();
  const seen: (string | undefined)[] = [];
  renderInShell(<Steps />, { shell: createFakeShell(), messages });
  const next = screen.getByRole('button', { name: 'Next' });
  for (let step = 0; step <= STEPS.length; step += 1) {
    seen.push(dataset['applyBar']);
    await user.click(next);
  }
  expect(seen).toEqual(['there', 'there', undefined, undefined]);
});

test('JB-13 the room is given back when the page is left', () => {
  const { unmount } = renderInShell(<JobSkeleton />, { shell: createFakeShell(), messages });
  expect(dataset['applyBar']).toBe('there');
  unmount();
  expect(dataset['applyBar']).toBeUndefined();
});

test('JB-13 of several changes that are reported at once, the last decides whether the bar is shown', () => {
  let tell: IntersectionObserverCallback = () => undefined;
  const observer = { observe: vi.fn<() => void>(), disconnect: vi.fn<() => void>() } as unknown as IntersectionObserver;
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn<(callback: IntersectionObserverCallback) => void>(function told(callback) {
      tell = callback;
      return observer;
    }),
  );
  renderInShell(
    <div>
      <p data-job-actions>Easy Apply</p>
      <ApplyBar title="Night Nurse">
        <a href="/apply">Apply now</a>
      </ApplyBar>
    </div>,
    { shell: createFakeShell(), messages },
  );
  const changes = (...seen: boolean[]) => seen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
  act(() => tell(changes(false, true), observer));
  expect(dataset['applyBar']).toBe('there');
  act(() => tell(changes(true, false), observer));
  expect(dataset['applyBar']).toBe('shown');
});
