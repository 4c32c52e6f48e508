import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { READING_DOUBTS, type ReadingDoubt } from '@hirehq/shared-contracts/codes';
import type { ResumeReading, RestKey } from '@hirehq/shared-contracts/rest';
import { candidateOf, createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { shownMonth } from '../../../tests/enter-month.ts';
import { CreateProfilePage } from './create-profile-page.tsx';

const at = (text: string, ...doubts: ReadingDoubt[]) => ({
  foundAt: { page: 1, box: [0.1, 0.1, 0.3, 0.02] as [number, number, number, number], text },
  confidence: doubts.length === 0 ? ('HIGH' as const) : ('LOW' as const),
  doubts,
});
const READING: ResumeReading = {
  firstName: { value: 'Amina', ...at('Amina Diallo') },
  lastName: { value: 'Diallo', ...at('Amina Diallo') },
  emailAddress: { value: 'amina@example.com', ...at('amina@example.com') },
  telephone: null,
  address: { value: 'Hoofdstraat 1', ...at('Hoofdstraat 1, 3511 AB Utrecht') },
  city: { value: 'Utrecht', ...at('Hoofdstraat 1, 3511 AB Utrecht') },
  state: null,
  country: null,
  zipCode: { value: '3511 AB', ...at('Hoofdstraat 1, 3511 AB Utrecht') },
  profileTitle: { value: 'Night nurse', ...at('Night nurse') },
  overallYearsOfExperience: { value: 7, ...at('7 years of experience') },
  skills: [
    { value: { id: 1, name: 'Nursing', yearsOfExperience: 5 }, ...at('Nursing, Nutrition') },
    { value: { id: 2, name: 'Nutrition', yearsOfExperience: null }, ...at('Nursing, Nutrition') },
  ],
  workHistory: [
    { value: { title: 'Nurse', workedWith: 'Clinic', workedFrom: '2020-03', workedTill: null }, ...at('Nurse, Clinic') },
    { value: { title: 'Carer', workedWith: 'Home', workedFrom: '2017', workedTill: '2020-02' }, ...at('Carer, Home') },
  ],
  educations: [
    {
      value: { level: null, institution: 'University of Utrecht', fieldOfStudy: null, studiedFrom: null, studiedTill: '2016' },
      ...at('University of Utrecht, 2016'),
    },
  ],
  licences: [],
  languages: [],
  pages: 1,
};

/** The account has no name, by default. */
function renderPage(name = { firstName: '', lastName: '' }) {
  const shell = createFakeShell({ remote: 'profile', session: signedIn() });
  const { api } = shell;
  const candidate = candidateOf({ profileTitle: null, ...name });
  api.respondToRest('GET candidates/', candidate);
  api.respondToRest('PUT candidates/', candidate);
  api.respondToRest('PUT candidates/skills', []);
  api.respondToRest('GET candidates/work-history', []);
  api.respondToRest('PUT candidates/work-history', ({ body: { title, workedWith, workedFrom, workedTill = null } }) => ({
    version: '1',
    id: title,
    title,
    workedWith,
    workedFrom,
    workedTill,
    showcases: [],
  }));
  api.respondToRest('GET candidates/educations', []);
  api.respondToRest('PUT candidates/educations', ({ body: { level, institution } }) => ({
    version: '1',
    id: institution,
    level,
    institution,
    fieldOfStudy: null,
    studiedFrom: null,
    studiedTill: null,
    documents: [],
  }));
  api.respondToRest('POST candidates/resume', {
    id: '0b0f4e7e-6a55-4d09-9d0b-3f3a4f9a2c11',
    title: 'cv',
    fileName: 'cv.pdf',
    contentType: 'application/pdf',
    size: 20,
    signedUrl: '/files/x',
    createdTimestamp: '2026-09-01T00:00:00Z',
  });
  api.respondToRest('POST candidates/resume/{id}/reading', READING);
  api.respondToRest('POST candidates/profile/json-resume', READING);
  const open = () => renderInShell(<CreateProfilePage />, { shell, messages, at: '/candidate/create-profile' });
  const sent = (key: RestKey) =>
    api.restCalls.filter((call) => call.key === key).map(({ input }) => (input as { body?: unknown }).body);
  return { shell, api, open, sent, user: userEvent.setup() };
}
type User = ReturnType<typeof userEvent.setup>;

const PDF = new File(['%PDF-1.7\n%%EOF'], 'cv.pdf', { type: 'application/pdf' });
const choose = async (user: User, file = PDF) =>
  user.upload(await screen.findByLabelText('Choose a résumé', { selector: 'input' }), file);
const review = () => screen.findByRole('heading', { name: 'Check what we found' });
const box = (name: string) => screen.findByRole('textbox', { name });
const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

test('PR-03 each value found is taken, changed or left, and shows where in the file it was found', async () => {
  const { open, sent, user } = renderPage();
  open();
  await choose(user);
  expect(await review()).toHaveFocus();
  expect(screen.getByText('Night nurse', { selector: 'q' })).toBeInTheDocument();
  expect(screen.getAllByText(/^Found on page 1:/).length).toBeGreaterThan(5);

  const job = within(screen.getByRole('region', { name: 'Work experience' }));
  await user.clear(job.getAllByRole('textbox', { name: 'Employer' })[0]!);
  await user.type(job.getAllByRole('textbox', { name: 'Employer' })[0]!, 'City Clinic');
  await user.click(screen.getByRole('checkbox', { name: 'Add the skill Nutrition' }));
  // The level is not in the file, so the education is left until it is completed.
  const education = screen.getByRole('checkbox', { name: 'Add the education University of Utrecht' });
  expect(education).not.toBeChecked();
  await user.click(education);
  await press(user, /^Use \d+ values$/);
  expect(await screen.findByText('Enter this, or leave the value out')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /Level/ })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: /Level/ }), 'Bachelor');
  await press(user, /^Use \d+ values$/);

  expect(screen.getByRole('heading', { name: 'Step 1 of 2 About you' })).toHaveFocus();
  expect(await box('Full name')).toHaveValue('Amina Diallo');
  expect(await box('Profile title')).toHaveValue('Night nurse');
  expect(await box('Street and number')).toHaveValue('Hoofdstraat 1');
  expect(await box('Employer')).toHaveValue('City Clinic');
  expect(shownMonth('Worked from')).toBe('March 2020');
  await press(user, 'Continue');
  expect(await box('Years of experience with Nursing')).toHaveValue('5');
  expect(screen.queryByRole('textbox', { name: 'Years of experience with Nutrition' })).not.toBeInTheDocument();
  await press(user, 'Finish profile');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(sent('PUT candidates/')).toEqual([
    expect.objectContaining({
      firstName: 'Amina',
      lastName: 'Diallo',
      address: 'Hoofdstraat 1',
      zipCode: '3511 AB',
      city: 'Utrecht',
    }),
  ]);
  expect(sent('PUT candidates/work-history')).toEqual([
    { title: 'Nurse', workedWith: 'City Clinic', workedFrom: '2020-03-01', workedTill: null },
    { title: 'Carer', workedWith: 'Home', workedFrom: '2017-01-01', workedTill: '2020-02-01' },
  ]);
  expect(sent('PUT candidates/educations')).toEqual([
    expect.objectContaining({ level: 'BR', institution: 'University of Utrecht', studiedTill: '2016-12-01' }),
  ]);
});

test('PR-03 only values found with confidence are ticked, the others say what to check and can be taken', async () => {
  const { api, open, sent, user } = renderPage({ firstName: 'sukarno', lastName: '' });
  const values = {
    ...READING,
    firstName: { value: 'Sukarno', ...at('Sukarno') },
    lastName: null,
    telephone: { value: '+62 812 555 0101', ...at('+62 812 555 0101', 'SEVERAL') },
    workHistory: [
      { ...READING.workHistory[0]!, ...at('Nurse, Clinic', 'UNKNOWN_EMPLOYER', 'MAYBE_PLACE') },
      READING.workHistory[1]!,
    ],
    skills: [{ ...READING.skills[0]!, ...at('We used Nursing', 'NOT_LISTED') }, READING.skills[1]!],
  };
  api.respondToRest('POST candidates/resume/{id}/reading', values);
  open();
  await choose(user);
  await review();
  const doubtful = ['Use the phone number +62 812 555 0101', 'Add the job Nurse', 'Add the skill Nursing'];
  for (const name of doubtful) {
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name })).toHaveAccessibleDescription(/^Please check: ./);
  }
  expect(screen.getByRole('checkbox', { name: 'Add the job Nurse' })).toHaveAccessibleDescription(/employer.*place/);
  for (const name of ['Use the name Sukarno', 'Add the job Carer', 'Add the skill Nutrition']) {
    expect(screen.getByRole('checkbox', { name })).toBeChecked();
    expect(screen.getByRole('checkbox', { name })).not.toHaveAccessibleDescription(/check/);
  }
  await user.click(screen.getByRole('checkbox', { name: doubtful[0]! }));
  await press(user, /^Use \d+ values$/);
  expect(await box('Full name')).toHaveValue('Sukarno');
  expect(await box('Phone number')).toHaveValue('+62 812 555 0101');
  await press(user, 'Continue');
  await user.type(await box('Years of experience with Nutrition'), '2');
  await press(user, 'Finish profile');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(sent('PUT candidates/')).toEqual([
    expect.objectContaining({ firstName: 'Sukarno', lastName: '', telephone: '+62 812 555 0101' }),
  ]);
});

test('PR-03 a value that would replace what the form has is not ticked, and says what it replaces', async () => {
  const { api, open, user } = renderPage({ firstName: 'Putri', lastName: 'Lestari' });
  api.respondToRest('POST candidates/resume/{id}/reading', READING);
  open();
  await choose(user);
  await review();
  const name = screen.getByRole('checkbox', { name: 'Use the name Amina Diallo' });
  expect(name).not.toBeChecked();
  expect(name).toHaveAccessibleDescription('Please check: You have entered “Putri Lestari”, which this would replace.');
  await press(user, /^Use \d+ values$/);
  expect(await box('Full name')).toHaveValue('Putri Lestari');
});

test.each(READING_DOUBTS.map((doubt) => [doubt]))('PR-03 the doubt %s has its own sentence', async (doubt) => {
  const { api, open, user } = renderPage();
  api.respondToRest('POST candidates/resume/{id}/reading', {
    ...READING,
    profileTitle: { value: 'Nurse', ...at('Nurse', doubt) },
  });
  open();
  await choose(user);
  await review();
  const described = screen.getByRole('checkbox', { name: 'Use the profile title Nurse' });
  expect(described).not.toBeChecked();
  expect(described).toHaveAccessibleDescription(/^Please check: \S+ .*\.$/);
});

test('PR-03 a file in which nothing is found says so, and the steps stay', async () => {
  const { api, open, user } = renderPage();
  const nothing = Object.fromEntries(
    Object.entries(READING).map(([field, value]) => [field, Array.isArray(value) ? [] : field === 'pages' ? 1 : null]),
  ) as unknown as ResumeReading;
  api.respondToRest('POST candidates/resume/{id}/reading', nothing);
  open();
  await choose(user);
  expect(await screen.findByText(/found no values in this file/)).toBeInTheDocument();
  expect(await box('Profile title')).toBeEnabled();
});

test('PR-01 a phone number that is none is refused beside its field', async () => {
  const { open, user } = renderPage();
  open();
  await user.type(await box('Phone number'), '12');
  await press(user, 'Continue');
  expect(await box('Phone number')).toHaveAccessibleDescription(/Enter a phone number of 6 to 15 digits/);
});

test('PR-03 a file that cannot be read says so in the words of the server, and the form stays', async () => {
  const { api, open, user } = renderPage();
  api.respondToRest('POST candidates/resume/{id}/reading', fakeFailure('FILE_UNREADABLE'));
  open();
  await user.type(await box('Profile title'), 'Nurse');
  await choose(user);
  expect(await screen.findByText('Unable to process the file.')).toBeInTheDocument();
  expect(await box('Profile title')).toHaveValue('Nurse');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([
  ['TOO_LARGE', /smaller PDF/],
  ['TOO_SLOW', /takes too long/],
  ['TOO_MANY_PAGES', /too many pages/],
  ['PROTECTED', /without a password/],
  ['DAMAGED', /damaged or incomplete/],
  ['NO_TEXT', /no text that can be read/],
] as const)('PR-03 a file that cannot be read (%s): why, and what to do', async (reason, sentence) => {
  const { api, open, user } = renderPage();
  // The message of the services is English; the page has the sentence in its own language.
  api.respondToRest('POST candidates/resume/{id}/reading', fakeFailure('FILE_UNREADABLE', { reason, errorMessage: 'English' }));
  open();
  await choose(user);
  const shown = await screen.findByText(sentence);
  expect(shown.textContent).toMatch(/^Unable to process the file\. /);
  expect(screen.queryByText('English')).not.toBeInTheDocument();
});

test('PR-03 after too many readings in an hour, the steps can still be filled in', async () => {
  const { api, open, user } = renderPage();
  api.respondToRest('POST candidates/resume/{id}/reading', fakeFailure('RATE_LIMITED'));
  open();
  await choose(user);
  expect(await screen.findByText(/many files read in the last hour.*fill in the steps yourself/)).toBeInTheDocument();
  expect(await box('Profile title')).toBeEnabled();
});

test('PR-03 when the network is lost, trying again continues with the stored file', async () => {
  const { api, open, sent, user } = renderPage();
  api.respondToRest('POST candidates/resume/{id}/reading', fakeFailure('UNREACHABLE'));
  open();
  await choose(user);
  expect(await screen.findByText(/^Unable to process the file: we could not reach the server/)).toBeInTheDocument();
  api.respondToRest('POST candidates/resume/{id}/reading', READING);
  await press(user, 'Try again');
  await review();
  expect(sent('POST candidates/resume')).toHaveLength(1);
});

test('PR-03 a review survives a reload', async () => {
  const { open, user } = renderPage();
  const first = open();
  await choose(user);
  await review();
  await user.click(screen.getByRole('checkbox', { name: 'Add the job Carer' }));
  first.unmount();
  open();
  await review();
  expect(screen.getByRole('checkbox', { name: 'Add the job Carer' })).not.toBeChecked();
});

test('PR-03 everything can be left out', async () => {
  const { open, user } = renderPage();
  open();
  await choose(user);
  await review();
  await press(user, 'Leave everything out');
  expect(await box('Profile title')).toHaveValue('');
});

test('PR-03 a file in the JSON Resume format is one more choice; one that is not JSON is refused', async () => {
  const { open, sent, user } = renderPage();
  open();
  await choose(user, new File(['not json'], 'cv.json', { type: 'application/json' }));
  expect(await screen.findByText('Unable to process the file.')).toBeInTheDocument();
  await choose(user, new File([JSON.stringify({ basics: { name: 'Amina' } })], 'cv.json', { type: 'application/json' }));
  await review();
  await waitFor(() => expect(sent('POST candidates/profile/json-resume')).toEqual([{ basics: { name: 'Amina' } }]));
});
