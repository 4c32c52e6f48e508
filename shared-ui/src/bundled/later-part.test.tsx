import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '../testing/index.tsx';
import { laterPart } from './later-part.tsx';

const messages = { en: {}, es: async () => ({}), ar: async () => ({}) };
const LOST = new TypeError('Failed to fetch dynamically imported module: /remotes/jobs/1.0.0/pay-fields.js');
const Fields = ({ name }: { name: string }) => <p>fields of {name}</p>;

const reported = vi.fn<(error: unknown) => void>();
const goOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  reported.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(load: () => Promise<ComponentType<{ name: string }>>): void {
  const Part = laterPart(load);
  const page = (
    <>
      <input aria-label="Subject" defaultValue="typed" />
      <Suspense fallback={<p>outline</p>}>
        <Part name="pay" />
      </Suspense>
    </>
  );
  renderInShell(page, { shell: createFakeShell(), messages });
}

test('SH-32 a lost file costs its part alone, is told to the shell, and can be requested again', async () => {
  goOnline(true);
  const load = vi.fn<() => Promise<typeof Fields>>(() => Promise.resolve(Fields)).mockRejectedValueOnce(LOST);
  show(load);
  expect(await screen.findByText('This part could not be loaded.')).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveValue('typed');
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ hasRetry: true })]]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('fields of pay')).toBeVisible();
});

test('PF-03 offline it says so, tells nobody else, and loads when the browser is online again', async () => {
  goOnline(false);
  show(vi.fn<() => Promise<typeof Fields>>(() => Promise.resolve(Fields)).mockRejectedValueOnce(LOST));
  expect(await screen.findByText(/^You are offline\./)).toBeVisible();
  expect(reported).not.toHaveBeenCalled();
  goOnline(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('fields of pay')).toBeVisible();
});
