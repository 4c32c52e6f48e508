import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { OwnTelephoneDocument } from '../../features/apply-to-job/own-telephone.graphql.ts';
import { resumeOf, showApplication, press, sent } from './testing/show-application.tsx';

test('JB-15 a résumé is chosen, support is requested, and both are sent, with the referral', async () => {
  const { open, shell, user } = showApplication({ job: { questions: [] } });
  shell.storage.set('referrals', JSON.stringify([{ jobId: 'job-1', referrerId: 'referral-1' }]));
  open();
  await user.click(await screen.findByRole('radio', { name: 'Night shifts' }));
  await press(user, 'Continue');
  await user.type(await screen.findByRole('textbox', { name: 'What would help you?' }), 'More time');
  await press(user, 'Continue');
  expect(await screen.findByText('Night shifts')).toBeInTheDocument();
  expect(screen.getByText('More time')).toBeInTheDocument();
  await press(user, 'Submit application');
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)[0]?.variables).toMatchObject({
    input: { resumeId: 'resume-1', adjustments: 'More time', referrerId: 'referral-1' },
  });
  expect(shell.toasts).toEqual([]);
});

test('JB-15 an upload can be cancelled: nothing is chosen, and another file can be', async () => {
  const { shell, open, user } = showApplication({ job: { questions: [] } });
  let signal: AbortSignal | undefined;
  shell.api.respondToRest('POST candidates/resume', ({ signal: given }) => {
    signal = given;
    return new Promise((_, reject) =>
      given?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError'))),
    );
  });
  open();
  await user.upload(await screen.findByLabelText('Upload a résumé', { selector: 'input' }), [new File(['%PDF-1.7'], 'a.pdf')]);
  await user.click(await screen.findByRole('button', { name: 'Cancel the upload' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(shell.reports).toEqual([]);
});

test('JB-15 a résumé is uploaded and chosen; a visitor’s is kept until after sign-in', async () => {
  const { open, shell, user } = showApplication({ session: signedOut, job: { questions: [] } });
  shell.api.respondToRest('POST candidates/resume', { ...resumeOf('resume-2', 'New one'), signedUrl: null });
  const page = open();
  await user.upload(await screen.findByLabelText('Upload a résumé', { selector: 'input' }), [
    new File(['%PDF'], 'New one.pdf', { type: 'application/pdf' }),
  ]);
  expect(await screen.findByText(/New one is uploaded/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'New one' })).toBeChecked();
  page.unmount();
  shell.session.change(signedIn());
  open();
  expect(await screen.findByRole('radio', { name: 'New one' })).toBeChecked();
});

test.each([
  ['CV.odt', 'PK\u0003\u0004 content'],
  ['CV.rtf', String.raw`{\rtf1 Ada}`],
  ['CV.txt', 'Ada King\nEngineer'],
])('JB-15 %s is accepted as a résumé', async (name, content) => {
  const { open, shell, user } = showApplication({ job: { questions: [] } });
  shell.api.respondToRest('POST candidates/resume', resumeOf('resume-2', 'CV'));
  open();
  const field = await screen.findByLabelText<HTMLInputElement>('Upload a résumé', { selector: 'input' });
  expect(field.accept).toBe('.pdf,.doc,.docx,.odt,.rtf,.txt');
  await user.upload(field, [new File([content], name)]);
  expect(await screen.findByText(/CV is uploaded/)).toBeInTheDocument();
});

test.each([
  ['Photo.png', '%PDF-1.7', 10, /Please upload a PDF, Word, OpenDocument, RTF or text file/],
  ['Notes.pdf', 'just text', 10, /Please upload a PDF, Word, OpenDocument, RTF or text file/],
  ['Large.pdf', '%PDF-1.7', 5 * 1024 * 1024 + 1, /This file is too large. Choose a file of up to 5 MB/],
] as const)('JB-15 %s that begins with %j is refused before it is sent', async (name, start, size, sentence) => {
  const { open, shell } = showApplication({ job: { questions: [] } });
  open();
  const field = await screen.findByLabelText<HTMLInputElement>('Upload a résumé', { selector: 'input' });
  const file = new File([start], name);
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(field, { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(shell.api.restCalls.map(({ key }) => key)).not.toContain('POST candidates/resume');
});

test('JB-15 a file the services cannot process: their message', async () => {
  const { open, shell, user } = showApplication({ job: { questions: [] } });
  shell.api.respondToRest('POST candidates/resume', fakeFailure('FILE_UNREADABLE', { errorMessage: 'The file is protected.' }));
  open();
  const field = await screen.findByLabelText('Upload a résumé', { selector: 'input' });
  await user.upload(field, [new File(['%PDF'], 'a.pdf')]);
  expect((await screen.findByRole('alert')).textContent).toBe('The file is protected.');
  shell.api.respondToRest('POST candidates/resume', fakeFailure('RATE_LIMITED'));
  await user.upload(field, [new File(['%PDF'], 'a.pdf')]);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Sign in to upload yours'));
  shell.api.respondToRest('POST candidates/resume', fakeFailure('INTERNAL'));
  await user.upload(field, [new File(['%PDF'], 'a.pdf')]);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Unable to process the file.'));
});

test('JB-15 a cover note and a telephone number are optional, kept in the draft, listed and sent', async () => {
  const { open, shell, account, user } = showApplication({ job: { easyApply: true, questions: [] } });
  shell.api.respondToGraphql(OwnTelephoneDocument, { profilePreview: { telephone: '+44 20 7946 0958' } });
  open();
  const telephone = await screen.findByRole('textbox', { name: /Phone number/ });
  await waitFor(() => expect(telephone).toHaveValue('+44 20 7946 0958'));
  const sees = within(screen.getByRole('region', { name: 'What Acme Health sees' }));
  expect(sees.getByText('Your name, email address and phone number')).toBeInTheDocument();
  expect(sees.getByText(/your cover note/)).toBeInTheDocument();
  await user.clear(telephone);
  await user.type(telephone, '12');
  expect(screen.getByText('Enter a phone number of 6 to 15 digits, or leave it empty')).toBeInTheDocument();
  await press(user, 'Submit application');
  expect(sent(shell)).toEqual([]);
  await user.type(telephone, '3 456 789');
  await user.type(screen.getByRole('textbox', { name: /Cover note/, hidden: true }), ' I like nights. ');
  await waitFor(() => expect(account.kept).toMatchObject({ coverLetter: ' I like nights. ', telephone: '123 456 789' }), {
    timeout: 4000,
  });
  await press(user, 'Submit application');
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)[0]?.variables).toMatchObject({ input: { coverLetter: 'I like nights.', telephone: '123 456 789' } });
});

test('JB-15 without a telephone number none is sent, nor listed', async () => {
  const { open, shell, user } = showApplication({ job: { easyApply: true, questions: [] } });
  open();
  const sees = within(await screen.findByRole('region', { name: 'What Acme Health sees' }));
  expect(sees.getByText('Your name and email address')).toBeInTheDocument();
  await press(user, 'Submit application');
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)[0]?.variables).toMatchObject({ input: { coverLetter: null } });
  expect(sent(shell)[0]?.variables).not.toHaveProperty('input.telephone');
});
