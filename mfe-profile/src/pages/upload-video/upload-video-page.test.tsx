import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_VIDEO_BYTES } from '@hirehq/shared-contracts/codes';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { respondWithHandOvers } from '../../../tests/respond-with-hand-overs.ts';
import { fakeCamera } from '../../../tests/fake-camera.ts';
import { OwnVideoDocument } from '../../features/keep-video/own-video.graphql.ts';
import { messages } from '../../messages/index.ts';
import { HandOverDocument } from '../../shared/hand-over/hand-over.graphql.ts';
import { UploadVideoPage } from './upload-video-page.tsx';

let camera: ReturnType<typeof fakeCamera> | undefined;
afterEach(() => {
  vi.useRealTimers();
  camera?.remove();
  camera = undefined;
});

function renderPage({ at = '/upload-video', isSignedIn = false } = {}) {
  const shell = createFakeShell({ remote: 'profile', ...(isSignedIn && { session: signedIn() }) });
  respondWithHandOvers(shell.api);
  const open = () => renderInShell(<UploadVideoPage />, { shell, messages, at });
  return { shell, open, user: userEvent.setup({ applyAccept: false }) };
}

/** Time passes. */
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const heading = (name: string) => screen.findByRole('heading', { name });
const videoChooser = () => screen.findByLabelText('Choose a video file', { selector: 'input' });

test('PR-10 a phone opens the code of its address, without a session, and knows for whom the video is', async () => {
  const { open, shell } = renderPage({ at: '/upload-video?key=k' });
  open();
  expect(await screen.findByText('This video is for the profile of Ada.')).toBeVisible();
  expect(shell.navigations).toContainEqual(expect.objectContaining({ to: '/upload-video' }));
  expect(shell.api.graphqlCalls.filter(({ name }) => name === 'OpenHandOver')).toHaveLength(1);
});

test('PR-10 a reload continues with the token, and one that has ended says so', async () => {
  const { open, shell, user } = renderPage();
  shell.storage.set('handOver', 'token-of-k');
  const { unmount } = open();
  expect(await screen.findByText('This video is for the profile of Ada.')).toBeVisible();
  unmount();
  const ended = renderPage();
  ended.shell.storage.set('handOver', 'ended');
  ended.open();
  expect(await heading('This connection has ended')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue without the code' }));
  expect(await heading('Sign in to add a video')).toBeVisible();
});

test('PR-10 a used code is explained, and a network error can be tried again', async () => {
  const { open } = renderPage({ at: '/upload-video?key=used' });
  const { unmount } = open();
  expect(await heading('This code does not work')).toBeVisible();
  expect(screen.getByText(/^It has been used already or has expired/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  unmount();
  const { open: openEnded, shell, user } = renderPage();
  shell.storage.set('handOver', 'token');
  shell.api.respondToGraphql(HandOverDocument, fakeFailure('UNREACHABLE'));
  openEnded();
  expect(await heading('The connection could not be checked')).toBeVisible();
  respondWithHandOvers(shell.api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This video is for the profile of Ada.')).toBeVisible();
});

test('PR-09 says how long and large a video may be before one is chosen', async () => {
  const { open } = renderPage({ isSignedIn: true });
  open();
  expect(await screen.findByText(/^A video can be up to 2 minutes long and 200 MB large/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Record on your phone instead' })).toHaveAttribute('href', '/qr');
});

test('PR-09 PR-13 a file of another type or size is refused before it is sent', async () => {
  const { open, user } = renderPage({ isSignedIn: true });
  open();
  await user.upload(await videoChooser(), new File(['MZ'], 'pitch.exe'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only MP4, MOV and WebM videos are accepted.');
  const large = new File(['x'], 'pitch.mp4');
  Object.defineProperty(large, 'size', { value: MAX_VIDEO_BYTES + 1 });
  await user.upload(await videoChooser(), large);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This file is larger than 200 MB.'));
});

/** The parts of a QuickTime file around the codec of its pictures. */
const movie = (codec: string, name: string, { indexLast = false, before = 0 } = {}) => {
  const index = new TextEncoder().encode(`moov....trakstsd\0\0\0\0\0\0\0\u0001\0\0\0\u0056${codec}`);
  const media = new Uint8Array(before);
  const parts = indexLast ? ['....ftypqt  ', media, index] : ['....ftypqt  ', index, media];
  return new File(parts, name, { type: 'video/quicktime' });
};

test.each([
  ['IMG_2041.MOV', movie('hvc1', 'IMG_2041.MOV')],
  ['a file with its index at the end', movie('hev1', 'pitch.mov', { indexLast: true, before: 3_000_000 })],
  ['a renamed file', movie('dvh1', 'pitch.mp4')],
])('PR-09 %s of an iPhone in HEVC is refused before it is sent, with the way out', async (_, file) => {
  const { open, user } = renderPage({ isSignedIn: true });
  open();
  await user.upload(await videoChooser(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(/HEVC.*Formats › Most Compatible.*record it here/);
});

const READY = {
  id: 'v1',
  state: 'READY' as const,
  refusal: null,
  signedUrl: '/files/video',
  posterSignedUrl: '/files/poster',
  captionsSignedUrl: '/files/captions',
};

test('PR-09 shows the current video with its captions and poster, and asks before it is removed', async () => {
  const { open, shell, user } = renderPage({ isSignedIn: true });
  shell.api.respondToGraphql(OwnVideoDocument, { profile: { video: READY } });
  shell.answerQuestions(false);
  open();
  expect(await heading('Your current video')).toBeVisible();
  const video = screen.getByLabelText('Your video');
  expect(video).toHaveAttribute('src', '/files/video');
  expect(video).toHaveAttribute('poster', '/files/poster');
  expect(video.querySelector('track')).toHaveAttribute('src', '/files/captions');
  await user.click(screen.getByRole('button', { name: 'Remove video' }));
  expect(shell.api.graphqlCalls.map(({ name }) => name)).not.toContain('StartHandOver');
});

test('PR-09 a current video that is checked, was refused or could not be loaded says so', async () => {
  const first = renderPage({ isSignedIn: true });
  first.shell.api.respondToGraphql(OwnVideoDocument, { profile: { video: { ...READY, state: 'CHECKING', signedUrl: null } } });
  const { unmount } = first.open();
  expect(await screen.findByText(/^Your video has arrived/)).toBeVisible();
  unmount();
  const second = renderPage({ isSignedIn: true });
  second.shell.api.respondToGraphql(OwnVideoDocument, fakeFailure('UNREACHABLE'));
  second.open();
  expect(await heading('Your current video could not be loaded')).toBeVisible();
  second.shell.api.respondToGraphql(OwnVideoDocument, {
    profile: { video: { ...READY, state: 'REFUSED', refusal: 'CODEC', signedUrl: null } },
  });
  await second.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This video cannot be used')).toBeVisible();
});

test.each([
  ['NotAllowedError', /^This page may not use the camera/],
  ['NotFoundError', /^No camera or microphone was found/],
  ['NotReadableError', /^The camera cannot be used right now/],
])('PR-09 a camera with %s is explained, and can be tried again', async (name, text) => {
  camera = fakeCamera({ error: new DOMException('no', name) });
  const { open, user } = renderPage({ isSignedIn: true });
  open();
  await user.click(await screen.findByRole('button', { name: 'Turn on the camera' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
});

test('PR-09 in a browser without a recorder the page says so', async () => {
  const { open, user } = renderPage({ isSignedIn: true });
  vi.stubGlobal('isSecureContext', true);
  open();
  await user.click(await screen.findByRole('button', { name: 'Turn on the camera' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This browser cannot record videos/);
  vi.unstubAllGlobals();
});

test('PR-09 a recording has a countdown, pauses, ends by itself and can be discarded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  camera = fakeCamera();
  const { open } = renderPage({ isSignedIn: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  open();
  await user.click(await screen.findByRole('button', { name: 'Turn on the camera' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  const countdown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(countdown().join(' ')).toContain('3'));
  await pass(1000);
  await pass(1000);
  await pass(1000);
  expect(await screen.findByText('The recording is running.')).toBeInTheDocument();
  await pass(10_000);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  const paused = screen.getByRole('timer').textContent;
  await pass(30_000);
  expect(screen.getByRole('timer')).toHaveTextContent(paused);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await pass(120_000);
  expect(await heading('Watch your video before you send it')).toBeVisible();
  expect(camera.isOn()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Discard and start over' }));
  expect(await screen.findByRole('button', { name: 'Turn on the camera' })).toBeVisible();
});

test('PR-09 a file that is no captions file is refused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  camera = fakeCamera();
  const { open } = renderPage({ isSignedIn: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, applyAccept: false });
  open();
  await user.click(await screen.findByRole('button', { name: 'Turn on the camera' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  for (let second = 0; second < 5; second += 1) await pass(1000);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.upload(await screen.findByLabelText('Add captions', { selector: 'input' }), new File(['<html>'], 'me.html'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This is not a captions file/);
  await user.upload(screen.getByLabelText('Add captions', { selector: 'input' }), new File(['WEBVTT'], 'me.vtt'));
  expect(await screen.findByText('me.vtt')).toBeVisible();
});
