import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { RESUME_ID, WORK_ID, contentOf, fileOf, profileOf, resumeOf } from '../../../tests/profile-of.ts';
import { renderProfilePage, section } from '../../../tests/render-profile-page.tsx';
import { EditProfilePage } from './edit-profile-page.tsx';

const page = (content = contentOf()) => renderProfilePage(<EditProfilePage />, { content, at: '/candidate/edit-profile' });
const asShowcase = { category: 'SHOWCASE', recordId: WORK_ID };
const pdf = (name = 'cv.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('PR-05 PR-13 a résumé is uploaded with its title, and its limits are said before', async () => {
  const { open, user, sent } = page();
  open();
  const resumes = await section('Résumés');
  expect(
    await resumes.findByText(
      /^PDF, DOC, DOCX, ODT, RTF, TXT, up to 5 MB\. PDF, DOC, RTF and signed files keep their author and history/,
    ),
  ).toBeInTheDocument();
  await user.type(resumes.getByLabelText(/^Title of the next résumé/), 'For hospitals');
  await user.upload(resumes.getByLabelText('Upload a résumé', { selector: 'input' }), pdf());
  expect(await resumes.findByText('cv.pdf was uploaded')).toBeInTheDocument();
  expect(sent('POST candidates/resume')).toEqual([{ title: 'For hospitals' }]);
  await user.upload(resumes.getByLabelText('Upload a résumé', { selector: 'input' }), pdf('second.pdf'));
  await waitFor(() => expect(sent('POST candidates/resume')).toHaveLength(2));
  expect(sent('POST candidates/resume')[1]).toEqual({ title: 'second' });
});

test('PR-13 a file of another type is refused before it is sent, whatever it is called', async () => {
  const { open, user, sent } = page();
  open();
  const resumes = await section('Résumés');
  const input = await resumes.findByLabelText('Upload a résumé', { selector: 'input' });
  await user.upload(input, new File(['<script>'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await resumes.findByRole('alert')).toHaveTextContent('Choose one of these: PDF, DOC, DOCX, ODT, RTF, TXT.');
  await user.upload(input, new File([], 'cv.pdf', { type: 'application/pdf' }));
  expect(await resumes.findByText('This file is empty. Choose another one.')).toBeInTheDocument();
  expect(sent('POST candidates/resume')).toEqual([]);
});

test('PR-13 an upload that lost its connection can be repeated without choosing the file again', async () => {
  const { open, user, api, sent } = page();
  api.respondToRest('POST upload-file', fakeFailure('UNREACHABLE'));
  open();
  const work = await section('Work history');
  await user.upload(await work.findByLabelText('Upload a showcase', { selector: 'input' }), pdf('poster.pdf'));
  expect(await work.findByRole('alert')).toHaveTextContent('The connection was lost');
  api.respondToRest('POST upload-file', fileOf());
  await user.click(work.getByRole('button', { name: 'Upload poster.pdf again' }));
  expect(await work.findByText('poster.pdf was uploaded')).toBeInTheDocument();
  expect(sent('POST upload-file')).toEqual([asShowcase, asShowcase]);
});

test('PR-13 an upload shows its progress and can be cancelled, which is not an error', async () => {
  const { open, user, api } = page();
  api.respondToRest(
    'POST upload-file',
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  open();
  const photo = await section('Photo, gif or video');
  await user.upload(
    await photo.findByLabelText('Upload a photo', { selector: 'input' }),
    new File(['GIF89a'], 'wave.gif', { type: 'image/gif' }),
  );
  expect(await photo.findByRole('progressbar', { name: 'wave.gif' })).toBeInTheDocument();
  await user.click(photo.getByRole('button', { name: 'Cancel the upload' }));
  await waitFor(() => expect(photo.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(photo.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['FILE_TOO_LARGE', 'This file is larger than 5 MB. Choose a smaller one.'],
  ['FILE_WITH_VIRUS', 'The virus scanner found something in this file, so it was not stored.'],
  ['PICTURE_BROKEN', 'This image is damaged. Save it again and upload the new file.'],
] as const)('PR-13 a refusal with %s is said in clear words', async (code, words) => {
  const { open, user, api } = page();
  api.respondToRest('POST upload-file', fakeFailure(code));
  open();
  const photo = await section('Photo, gif or video');
  await user.upload(
    await photo.findByLabelText('Upload a photo', { selector: 'input' }),
    new File(['GIF89a'], 'wave.gif', { type: 'image/gif' }),
  );
  expect(await photo.findByRole('alert')).toHaveTextContent(words);
});

test('PR-05 a résumé that cannot be processed is refused with the words of the services', async () => {
  const { open, user, api } = page();
  api.respondToRest('POST candidates/resume', fakeFailure('FILE_UNREADABLE', { errorMessage: 'This file is encrypted.' }));
  open();
  const resumes = await section('Résumés');
  await user.upload(await resumes.findByLabelText('Upload a résumé', { selector: 'input' }), pdf());
  expect(await resumes.findByRole('alert')).toHaveTextContent('This file is encrypted.');
});

test('PR-05 the photo is shown and can be removed and restored', async () => {
  const photo = { id: fileOf().id, contentType: 'image/png', signedUrl: 'https://files.example/ada.png' };
  const { open, user, asked } = page(contentOf({ profile: profileOf({ photo }) }));
  open();
  const shown = await section('Photo, gif or video');
  expect(await shown.findByRole('img', { name: 'Your photo' })).toHaveAttribute('src', photo.signedUrl);
  await user.click(shown.getByRole('button', { name: 'Remove the photo' }));
  await user.click(await shown.findByRole('button', { name: 'Undo: Your photo' }));
  await waitFor(() => expect(asked('RestoreProfileRecord')).toEqual([{ kind: 'FILE', id: photo.id }]));
});

test('PR-05 a résumé can be removed and restored', async () => {
  const { open, user, asked } = page(contentOf({ resumes: [resumeOf()] }));
  open();
  const resumes = await section('Résumés');
  await user.click(await resumes.findByRole('button', { name: 'Remove: Nursing résumé' }));
  await user.click(await resumes.findByRole('button', { name: 'Undo: Nursing résumé' }));
  expect(await resumes.findByRole('link', { name: 'Nursing résumé' })).toBeInTheDocument();
  expect(asked('RemoveProfileRecord')).toEqual([{ kind: 'RESUME', id: RESUME_ID }]);
});

const video = {
  id: 'video-1',
  state: 'READY' as const,
  refusal: null,
  signedUrl: 'https://files.example/pitch.mp4',
  contentType: 'video/mp4',
  posterSignedUrl: 'https://files.example/pitch.png',
  captionsSignedUrl: 'https://files.example/pitch.vtt',
  duration: 60,
};

test('PR-05 the video pitch plays with its poster and captions, and leads to both ways to replace it', async () => {
  const { open } = page(contentOf({ profile: profileOf({ video }) }));
  open();
  const pitch = await section('Video pitch');
  await pitch.findByRole('link', { name: 'Replace the video' });
  const player = screen.getByLabelText('Video pitch', { selector: 'video' });
  expect(player).toHaveAttribute('poster', video.posterSignedUrl);
  expect(player.querySelector('track')).toHaveAttribute('src', video.captionsSignedUrl);
  expect(pitch.getByRole('link', { name: 'Replace the video' })).toHaveAttribute('href', '/upload-video');
  expect(pitch.getByRole('link', { name: 'Use your phone' })).toHaveAttribute('href', '/qr');
});

test.each([
  [{ state: 'CHECKING' as const }, 'Your video is being checked. It appears here when it is ready.'],
  [{ state: 'REFUSED' as const, refusal: 'TOO_LONG' as const }, 'it is longer than 2 minutes'],
])('PR-05 a video that cannot be shown says why: %j', async (changes, words) => {
  const { open } = page(contentOf({ profile: profileOf({ video: { ...video, signedUrl: null, ...changes } }) }));
  open();
  const pitch = await section('Video pitch');
  expect(await pitch.findByText(new RegExp(words))).toBeInTheDocument();
});
