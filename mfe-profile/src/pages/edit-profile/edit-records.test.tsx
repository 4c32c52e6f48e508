import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { LICENCE_ID, contentOf, nothing, workOf } from '../../../tests/profile-of.ts';
import { enterMonth, shownMonth } from '../../../tests/enter-month.ts';
import { renderProfilePage, section } from '../../../tests/render-profile-page.tsx';
import { RestoreProfileRecordDocument } from '../../shared/removal/profile-record.graphql.ts';
import { EditProfilePage } from './edit-profile-page.tsx';

const page = (content = contentOf()) => renderProfilePage(<EditProfilePage />, { content, at: '/candidate/edit-profile' });

test('PR-05 a job is added by itself, and its mistakes are shown at the fields before anything is sent', async () => {
  const { open, user, sent } = page(nothing());
  open();
  const work = await section('Work history');
  await user.click(await work.findByRole('button', { name: 'Add a job' }));
  expect(work.getByRole('heading', { name: 'Add a job' })).toHaveFocus();
  await user.click(work.getByRole('button', { name: 'Save' }));
  expect(work.getByLabelText(/^Job title/)).toHaveAccessibleDescription('Enter the job title');
  expect(work.getByLabelText(/^Job title/)).toHaveFocus();
  expect(sent('PUT candidates/work-history')).toEqual([]);

  await user.type(work.getByLabelText(/^Job title/), 'Nurse');
  await user.type(work.getByLabelText(/^Employer/), 'Acme');
  await enterMonth(user, 'Worked from', 'March', '2021');
  await user.click(work.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(work.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(sent('PUT candidates/work-history')).toEqual([
    { title: 'Nurse', workedWith: 'Acme', workedFrom: '2021-03-01', workedTill: null },
  ]);
  expect(work.getByRole('button', { name: 'Add a job' })).toHaveFocus();
});

test('PR-05 month and year are entered; the stored day of a month that does not change is kept', async () => {
  const { open, user, sent, api } = page();
  const stored = workOf({ workedFrom: '2020-02-15', workedTill: '2021-06-30' });
  api.respondToRest('GET candidates/work-history', [stored]);
  open();
  const work = await section('Work history');
  await user.click(await work.findByRole('button', { name: 'Change: Night nurse at Acme Health' }));
  expect([shownMonth('Worked from'), shownMonth('Worked to')]).toEqual(['February 2020', 'June 2021']);
  await enterMonth(user, 'Worked to', 'February', '2020');
  await user.click(work.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT candidates/work-history')).toHaveLength(1));
  // The end is in the month of the start: not before it.
  expect(sent('PUT candidates/work-history')).toMatchObject([{ workedFrom: '2020-02-15', workedTill: '2020-02-15' }]);
});

test('PR-05 a month without its year, and a start in the future, say what to do', async () => {
  const { open, user, sent } = page(nothing());
  open();
  const work = await section('Work history');
  await user.click(await work.findByRole('button', { name: 'Add a job' }));
  await user.type(work.getByLabelText(/^Job title/), 'Nurse');
  await user.type(work.getByLabelText(/^Employer/), 'Acme');
  const from = within(work.getByRole('group', { name: 'Worked from' }));
  await user.selectOptions(from.getByRole('combobox', { name: 'Month' }), 'March');
  await user.click(work.getByRole('button', { name: 'Save' }));
  const year = from.getByRole('textbox', { name: 'Year' });
  expect(year).toHaveFocus();
  expect(year).toHaveAccessibleDescription('Enter the month and the year in which you started, such as March 2021');
  await user.type(year, '2090');
  await user.click(work.getByRole('button', { name: 'Save' }));
  expect(year).toHaveAccessibleDescription('The start date cannot be in the future');
  expect(sent('PUT candidates/work-history')).toEqual([]);
});

test('PR-05 a change that was not saved stays in the form with the reason, and survives a reload', async () => {
  const { open, user, shell, api } = page();
  api.respondToRest('PUT candidates/work-history', fakeFailure('UNREACHABLE'));
  const { unmount } = open();
  const work = await section('Work history');
  await user.click(await work.findByRole('button', { name: 'Change: Night nurse at Acme Health' }));
  const title = work.getByLabelText(/^Job title/);
  await user.clear(title);
  await user.type(title, 'Charge nurse');
  await user.click(work.getByRole('button', { name: 'Save' }));
  expect(await work.findByRole('alert')).toHaveTextContent('We could not reach the server');
  expect(title).toHaveValue('Charge nurse');

  unmount();
  open();
  const again = await section('Work history');
  expect(await again.findByLabelText(/^Job title/)).toHaveValue('Charge nurse');
  expect(again.getByText(/We restored what you typed/)).toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect(shell.questions.map(({ title: asked }) => asked)).toEqual(['Discard your changes?']);
  await waitFor(() => expect(again.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());
  expect(shell.storage.get('edit.work')).toBeUndefined();
});

test('PR-05 what one candidate typed is not shown to another one', async () => {
  const { open, shell } = page();
  const draft = { record: 'new', values: { title: 'Spy', workedWith: '', workedFrom: '', workedTill: '' } };
  shell.storage.set('edit.work', JSON.stringify({ owner: 'someone-else', draft }));
  open();
  const work = await section('Work history');
  expect(await work.findByRole('button', { name: 'Add a job' })).toBeInTheDocument();
  expect(screen.queryByDisplayValue('Spy')).not.toBeInTheDocument();
});

test('PR-05 a mistake that only the server finds is shown at its field', async () => {
  const { open, user, api } = page(nothing());
  api.respondToRest('PUT candidates/educations', fakeFailure('VALIDATION_FAILED', { fields: { institution: 'TOO_LONG' } }));
  open();
  const educations = await section('Education');
  await user.click(await educations.findByRole('button', { name: 'Add education' }));
  await user.selectOptions(educations.getByLabelText(/^Level/), 'Masters');
  await user.type(educations.getByLabelText(/^School or university/), 'Utrecht');
  await user.click(educations.getByRole('button', { name: 'Save' }));
  expect(await educations.findByText('This is too long. Please shorten it')).toBeInTheDocument();
});

test('PR-05 a removed record can be restored, and the focus goes to the undo button', async () => {
  const { open, user, asked } = page();
  open();
  const licences = await section('Licences and certificates');
  await user.click(await licences.findByRole('button', { name: 'Remove: Registered nurse' }));
  const undo = await licences.findByRole('button', { name: 'Undo: Registered nurse' });
  expect(undo).toHaveFocus();
  expect(licences.queryByRole('heading', { name: 'Registered nurse' })).not.toBeInTheDocument();
  await user.click(undo);
  expect(await licences.findByRole('heading', { name: 'Registered nurse' })).toBeInTheDocument();
  expect(licences.queryByRole('button', { name: 'Undo: Registered nurse' })).not.toBeInTheDocument();
  const record = { kind: 'LICENCE', id: LICENCE_ID };
  expect([asked('RemoveProfileRecord'), asked('RestoreProfileRecord')]).toEqual([[{ ...record, version: '1' }], [record]]);
});

test('PR-05 after ten minutes the page says that a record can no longer be restored', async () => {
  const { open, user, api } = page();
  api.respondToGraphql(RestoreProfileRecordDocument, {
    restoreProfileRecord: { __typename: 'RestoreProfileRecordRefused', code: 'NOT_FOUND', message: '' },
  });
  open();
  const work = await section('Work history');
  await user.click(await work.findByRole('button', { name: 'Remove: Night nurse at Acme Health' }));
  await user.click(await work.findByRole('button', { name: 'Undo: Night nurse at Acme Health' }));
  expect(await work.findByRole('alert')).toHaveTextContent('This can no longer be restored.');
  expect(work.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('PR-05 a licence is saved with number and expiry, and cannot expire before it was issued', async () => {
  const { open, user, asked } = page(nothing());
  open();
  const licences = await section('Licences and certificates');
  await user.click(await licences.findByRole('button', { name: 'Add a licence' }));
  await user.type(licences.getByLabelText(/^Name/), 'Midwife');
  await user.type(licences.getByLabelText(/^Number/), 'M-1');
  await user.type(licences.getByLabelText(/^Issued on/), '2026-01-02');
  await user.type(licences.getByLabelText(/^Expires on/), '2026-01-01');
  await user.click(licences.getByRole('button', { name: 'Save' }));
  expect(await licences.findByText('The licence cannot expire before it was issued')).toBeInTheDocument();
  await user.clear(licences.getByLabelText(/^Expires on/));
  await user.type(licences.getByLabelText(/^Expires on/), '2027-01-01');
  await user.click(licences.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('SaveLicence')).toHaveLength(1));
  expect(asked('SaveLicence')).toEqual([
    {
      input: { name: 'Midwife', issuer: null, number: 'M-1', region: null, issuedOn: '2026-01-02', expiresOn: '2027-01-01' },
    },
  ]);
});

test('PR-05 a section that cannot be loaded says so and leaves the others usable', async () => {
  const { open, user, api } = page();
  api.respondToRest('GET candidates/work-history', fakeFailure('OVERLOADED'));
  open();
  const work = await section('Work history');
  expect(await work.findByRole('alert')).toHaveTextContent('This section could not be loaded.');
  const educations = await section('Education');
  expect(await educations.findByRole('heading', { name: 'University of Utrecht' })).toBeInTheDocument();
  api.respondToRest('GET candidates/work-history', [workOf()]);
  await user.click(work.getByRole('button', { name: 'Try again' }));
  expect(await work.findByRole('heading', { name: 'Night nurse' })).toBeInTheDocument();
});

test('PR-05 a change on another device is shown', async () => {
  const { open, api, shell } = page();
  open();
  const work = await section('Work history');
  await work.findByRole('heading', { name: 'Night nurse' });
  api.respondToRest('GET candidates/work-history', [workOf({ title: 'Charge nurse' })]);
  shell.events.arrive('profile.changed', { score: 80 });
  expect(await work.findByRole('heading', { name: 'Charge nurse' })).toBeInTheDocument();
});
