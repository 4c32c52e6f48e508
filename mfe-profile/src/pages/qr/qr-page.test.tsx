import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { BrandVariant, HandOverState } from '@hirehq/shared-contracts/codes';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { respondWithHandOvers } from '../../../tests/respond-with-hand-overs.ts';
import { PublicKeyDocument } from '../../features/show-code/public-key.graphql.ts';
import { messages } from '../../messages/index.ts';
import { StartHandOverDocument } from '../../shared/hand-over/hand-over.graphql.ts';
import { QrPage } from './qr-page.tsx';

afterEach(() => vi.useRealTimers());

interface PageOptions {
  at?: string;
  isSignedIn?: boolean;
  variant?: BrandVariant;
}

function renderPage({ at = '/qr', isSignedIn = true, variant = 'D' }: PageOptions = {}) {
  const shell = createFakeShell({ remote: 'profile', variant, ...(isSignedIn && { session: signedIn() }) });
  respondWithHandOvers(shell.api);
  const open = () => renderInShell(<QrPage />, { shell, messages, at });
  const happens = (state: HandOverState, progress: number | null = null, id = 'hand-over-1') =>
    act(() => shell.events.arrive('hand-over.changed', { id, purpose: 'VIDEO', state, progress }));
  return { shell, open, happens, user: userEvent.setup() };
}

const code = (name = /^QR code that opens the video page/) => screen.findByRole('img', { name });
const link = (name: RegExp) => screen.findByRole('link', { name });

test('PR-10 shows the code of a hand-over, and its address as a link', async () => {
  const { open } = renderPage();
  open();
  expect(await code()).toBeVisible();
  expect(await link(/\/upload-video\?key=key-1$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for your other device');
  expect(screen.getByRole('timer')).toHaveTextContent(/^Valid for (10:00|9:5\d)$/);
});

test('PR-10 follows the phone to the end of the upload', async () => {
  const { open, happens } = renderPage();
  open();
  await code();
  happens('OPENED');
  expect(screen.getByRole('status')).toHaveTextContent('Your other device is connected. Continue there.');
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  happens('UPLOADING', 40);
  expect(screen.getByRole('progressbar', { name: 'Upload of the video' })).toHaveAttribute('value', '40');
  happens('UPLOADING', 100);
  expect(screen.getByRole('status')).toHaveTextContent('Your video has arrived and is being checked.');
  happens('DONE');
  expect(screen.getByRole('status')).toHaveTextContent('Your video has arrived and was checked.');
});

test('PR-10 another hand-over of the candidate changes nothing here', async () => {
  const { open, happens } = renderPage();
  open();
  await code();
  happens('OPENED', null, 'hand-over-of-another-tab');
  expect(await code()).toBeVisible();
});

test('PR-10 the other device can be disconnected, and a new code created', async () => {
  const { open, happens, shell, user } = renderPage();
  open();
  await code();
  happens('OPENED');
  await user.click(screen.getByRole('button', { name: 'Disconnect the other device' }));
  expect(shell.api.graphqlCalls.at(-1)).toMatchObject({ name: 'EndHandOver', variables: { id: 'hand-over-1' } });
  happens('ENDED');
  await user.click(screen.getByRole('button', { name: 'Create a new code' }));
  expect(await link(/key=key-2$/)).toBeVisible();
});

test('PR-10 an expired code is replaced by a new one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { open } = renderPage();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  open();
  await code();
  await act(async () => vi.advanceTimersByTimeAsync(601_000));
  expect(await screen.findByRole('heading', { name: 'This code has expired' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create a new code' }));
  expect(await link(/key=key-2$/)).toBeVisible();
});

test('PR-10 a code that could not be created can be requested again', async () => {
  const { open, shell, user } = renderPage();
  shell.api.respondToGraphql(StartHandOverDocument, fakeFailure('UNREACHABLE'));
  open();
  expect(await screen.findByRole('heading', { name: 'The code could not be created' })).toBeVisible();
  respondWithHandOvers(shell.api);
  await user.click(screen.getByRole('button', { name: 'Create a new code' }));
  expect(await code()).toBeVisible();
});

test('PR-10 shows the code of the public profile, if it has a link', async () => {
  const { open, shell } = renderPage({ at: '/qr?of=profile' });
  const { unmount } = open();
  expect(await code(/^QR code with the link to your public profile/)).toBeVisible();
  expect(await link(/\/candidate\/public\/public-key$/)).toBeVisible();
  unmount();
  shell.api.respondToGraphql(PublicKeyDocument, { profile: { publicKey: null } });
  const other = renderPage({ at: '/qr?of=profile' });
  other.shell.api.respondToGraphql(PublicKeyDocument, { profile: { publicKey: null } });
  other.open();
  expect(await screen.findByRole('heading', { name: 'Your public profile has no link yet' })).toBeVisible();
});

test.each([
  ['D', 'the header has the search', []],
  ['H', 'the header has the search', []],
  ['N', 'the page has the search', ['landing.search']],
] as const)('PR-10 asks visitors of brand %s to sign in, and leads to jobs: %s', async (variant, _where, slots) => {
  const { open, shell } = renderPage({ isSignedIn: false, variant });
  open();
  expect(await screen.findByRole('heading', { name: 'Sign in to create a code' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/job-list');
  expect([...shell.shownSlots.keys()]).toEqual(slots);
});
