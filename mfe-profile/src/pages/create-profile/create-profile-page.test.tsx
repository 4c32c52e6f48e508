import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { RestResponse, RestKey } from '@hirehq/shared-contracts/rest';
import { candidateOf, createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import type { Candidate } from '../../shared/candidate.query.ts';
import { enterMonth } from '../../../tests/enter-month.ts';
import { reactions } from '../../reactions.ts';
import { CreateProfilePage } from './create-profile-page.tsx';

type Work = RestResponse<'GET candidates/work-history'>[number];
type User = ReturnType<typeof userEvent.setup>;

const SKILLS = [
  { id: 1, name: 'Nursing' },
  { id: 2, name: 'Nutrition' },
];
const UTRECHT = { placeId: 'city:7', description: 'Utrecht, Utrecht, Netherlands' };

interface PageOptions {
  candidate?: Partial<Candidate>;
  storageWorks?: boolean;
}

function renderPage({ candidate: changes = {}, storageWorks = true }: PageOptions = {}) {
  const shell = createFakeShell({ remote: 'profile', session: signedIn(), storageWorks });
  const { api } = shell;
  const candidate = candidateOf(changes);
  api.respondToRest('GET candidates/', candidate);
  api.respondToRest('PUT candidates/', candidate);
  api.respondToRest('PUT candidates/skills', []);
  api.respondToRest('DELETE candidates/skills/{id}', true);
  const work: Work[] = [];
  api.respondToRest('GET candidates/work-history', () => work);
  api.respondToRest('PUT candidates/work-history', ({ body }) => {
    const { title, workedWith, workedFrom, workedTill = null } = body;
    const entry = { id: 'w1', version: '1', title, workedWith, workedFrom, workedTill, showcases: [] };
    work.push(entry);
    return entry;
  });
  api.respondToRest('GET skills', ({ query }) =>
    SKILLS.filter(({ name }) => name.toLowerCase().startsWith(query.keyword.toLowerCase())),
  );
  api.respondToRest('GET places/{text}', ({ params, query }) => {
    if (query?.type !== 'D') return params.text.toLowerCase().startsWith('utr') ? [UTRECHT] : [];
    const component = (type: string, longName: string) => ({ types: [type], shortName: longName, longName });
    return {
      ...UTRECHT,
      addressComponents: [component('locality', 'Utrecht'), component('country', 'Netherlands')],
    };
  });
  const open = () => renderInShell(<CreateProfilePage />, { shell, messages, reactions, at: '/candidate/create-profile' });
  const sent = (key: RestKey) =>
    api.restCalls.filter((call) => call.key === key).map(({ input }) => (input as { body?: unknown; params?: unknown }).body);
  return { shell, open, sent, user: userEvent.setup() };
}

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

async function toSkills(user: User) {
  const title = await box('Profile title');
  await user.clear(title);
  await user.type(title, 'Night nurse');
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: 'Step 2 of 2 Your skills' });
}

async function addSkill(user: User, keyword: string, name: string, years: string) {
  await user.type(screen.getByRole('combobox', { name: 'Add a skill' }), keyword);
  await user.click(await screen.findByRole('option', { name }));
  await user.type(await box(`Years of experience with ${name}`), years);
}

test('PR-01 PR-02 two steps, saved at the end, then the wanted page opens', async () => {
  const { shell, open, sent, user } = renderPage();
  open();
  const name = await box('Full name');
  expect(name).toHaveProperty('value', 'Ada Byron');
  await user.clear(name);
  await user.type(name, 'Ada King Lovelace');
  await user.type(await box('Years of work experience'), '7,5');
  await user.type(screen.getByRole('combobox', { name: 'Where you live' }), 'Utr');
  await user.click(await screen.findByRole('option', { name: UTRECHT.description }));
  await user.type(await box('Job title'), 'Nurse');
  await user.type(await box('Employer'), 'Acme');
  await enterMonth(user, 'Worked from', 'February', '2020');
  await toSkills(user);
  await addSkill(user, 'nur', 'Nursing', '6');
  await press(user, 'Finish profile');

  expect(await screen.findByRole('heading', { name: 'Your profile is saved' })).toBeInTheDocument();
  expect(sent('PUT candidates/')).toEqual([
    {
      firstName: 'Ada',
      lastName: 'King Lovelace',
      profileTitle: 'Night nurse',
      city: 'Utrecht',
      state: null,
      country: 'Netherlands',
      jobTitle: 'Nurse',
      employerName: 'Acme',
      overallYearsOfExperience: 7.5,
    },
  ]);
  expect(sent('PUT candidates/work-history')).toEqual([
    { title: 'Nurse', workedWith: 'Acme', workedFrom: '2020-02-01', workedTill: null },
  ]);
  expect(sent('PUT candidates/skills')).toEqual([[{ id: 1, yearsOfExperience: 6, version: null }]]);
  expect(shell.session.goneOn).toEqual([undefined]);
  expect(shell.storage.get('createProfile')).toBeUndefined();
});

test('A30 PR-01 known data is prefilled, and unchanged data stays', async () => {
  const { open, sent, user } = renderPage({
    candidate: {
      profileTitle: 'Nurse',
      city: 'Lisbon',
      country: 'Portugal',
      skillData: [{ id: 1, name: 'Nursing', yearsOfExperience: 3, version: '1' }],
    },
  });
  open();
  expect(await screen.findByRole('combobox', { name: 'Where you live' })).toHaveValue('Lisbon, Portugal');
  await press(user, 'Continue');
  expect(await box('Years of experience with Nursing')).toHaveProperty('value', '3');
  await press(user, 'Finish profile');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(sent('PUT candidates/')).toEqual([]);
  expect(sent('PUT candidates/work-history')).toEqual([]);
});

test('PR-01 a cleared location is removed', async () => {
  const { open, sent, user } = renderPage({
    candidate: {
      profileTitle: 'Nurse',
      city: 'Lisbon',
      country: 'Portugal',
      skillData: [{ id: 1, name: 'Nursing', yearsOfExperience: 3, version: '1' }],
    },
  });
  open();
  await user.clear(await screen.findByRole('combobox', { name: 'Where you live' }));
  await press(user, 'Continue');
  await press(user, 'Finish profile');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(sent('PUT candidates/')).toEqual([{ city: null, state: null, country: null }]);
});

test('PR-01 a half-filled profile survives a reload, at its step', async () => {
  const { open, user } = renderPage();
  const first = open();
  await toSkills(user);
  await addSkill(user, 'nut', 'Nutrition', '2');
  first.unmount();
  open();
  expect(await box('Years of experience with Nutrition')).toHaveProperty('value', '2');
  await press(user, 'Back');
  expect(await box('Profile title')).toHaveProperty('value', 'Night nurse');
});

test('PR-01 a browser that stores nothing says so', async () => {
  const { open, user } = renderPage({ storageWorks: false });
  open();
  expect(await screen.findByText('Your answers are saved on this device until you finish.')).toBeInTheDocument();
  await user.type(await box('Profile title'), 'N');
  expect(screen.getByText(/This browser does not save your answers/)).toBeInTheDocument();
});

test('A29 PR-01 mistakes are listed with links to their fields, and disappear when corrected', async () => {
  const { open, shell, user } = renderPage();
  open();
  await user.clear(await box('Full name'));
  await user.type(screen.getByRole('combobox', { name: 'Where you live' }), 'Atlantis');
  await press(user, 'Continue');
  const summary = await screen.findByRole('group', { name: 'Please check 3 fields' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your name', 'Enter a title for your profile', 'Choose a location from the list']);
  await user.click(within(summary).getByRole('button', { name: 'Enter a title for your profile' }));
  const title = await box('Profile title');
  expect(document.activeElement).toBe(title);
  expect(title.getAttribute('aria-invalid')).toBe('true');
  await user.type(title, 'Nurse');
  expect(title.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('group', { name: 'Please check 2 fields' })).toBeInTheDocument();
  expect(shell.api.restCalls.filter(({ key }) => key.startsWith('PUT'))).toEqual([]);
});

test('PR-01 a place typed in full counts as chosen', async () => {
  const { open, user } = renderPage();
  open();
  const place = await screen.findByRole('combobox', { name: 'Where you live' });
  await user.type(place, UTRECHT.description.toLowerCase());
  await screen.findByRole('option', { name: UTRECHT.description });
  await user.tab();
  expect(place).toHaveProperty('value', UTRECHT.description);
  await toSkills(user);
});

test('A30 PR-02 the step is read out: its heading has the focus', async () => {
  const { open, user } = renderPage();
  open();
  await toSkills(user);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2 of 2 Your skills' }));
  await press(user, 'Back');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 1 of 2 About you' }));
});

test('PR-02 skills are added by keyboard, once each, and require their years', async () => {
  const { open, sent, user } = renderPage();
  open();
  await toSkills(user);
  await press(user, 'Finish profile');
  expect(screen.getByRole('group', { name: 'Please check one field' }).textContent).toContain('Add at least one skill');

  const search = screen.getByRole('combobox', { name: 'Add a skill' });
  await user.type(search, 'nu');
  await screen.findByRole('option', { name: 'Nursing' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(search).toHaveProperty('value', '');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Nursing was added. Enter your years of experience.',
  );
  await user.type(search, 'nu');
  await screen.findByRole('option', { name: 'Nutrition' });
  expect(screen.queryByRole('option', { name: 'Nursing' })).not.toBeInTheDocument();

  await press(user, 'Finish profile');
  expect(screen.getByRole('group', { name: 'Please check one field' }).textContent).toContain(
    'Years for Nursing: enter a number from 0 to 80',
  );
  expect(sent('PUT candidates/skills')).toEqual([]);
});

test('PR-02 Enter on an unknown skill submits nothing and says what to do', async () => {
  const { open, sent, user } = renderPage({
    candidate: { skillData: [{ id: 2, name: 'Nutrition', yearsOfExperience: 1, version: '1' }] },
  });
  open();
  await toSkills(user);
  await user.type(screen.getByRole('combobox', { name: 'Add a skill' }), 'zzz{Enter}');
  expect(await screen.findByText('Please select from the list')).toBeInTheDocument();
  expect(sent('PUT candidates/')).toEqual([]);
});

test('PR-02 a removed skill is removed from the record; one that no longer exists is no failure', async () => {
  const { open, shell, sent, user } = renderPage({
    candidate: {
      skillData: [
        { id: 1, name: 'Nursing', yearsOfExperience: 3, version: '1' },
        { id: 2, name: 'Nutrition', yearsOfExperience: 1, version: '1' },
      ],
    },
  });
  shell.api.respondToRest('DELETE candidates/skills/{id}', fakeFailure('NOT_FOUND'));
  open();
  await toSkills(user);
  await press(user, 'Remove Nursing');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add a skill' }));
  await press(user, 'Finish profile');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(shell.api.restCalls).toContainEqual({
    key: 'DELETE candidates/skills/{id}',
    input: { params: { id: 1 }, ifMatch: '1' },
  });
  expect(sent('PUT candidates/skills')).toEqual([]);
});

test('PR-01 no response from the server: nothing is lost, and the retry adds no second job', async () => {
  const { open, shell, sent, user } = renderPage();
  shell.api.respondToRest('PUT candidates/skills', fakeFailure('UNREACHABLE'));
  open();
  await user.type(await box('Job title'), 'Nurse');
  await user.type(await box('Employer'), 'Acme');
  await enterMonth(user, 'Worked from', 'February', '2020');
  await toSkills(user);
  await addSkill(user, 'nur', 'Nursing', '6');
  await press(user, 'Finish profile');
  expect((await screen.findByRole('alert')).textContent).toContain('Your answers are still here');
  expect(shell.session.goneOn).toEqual([]);
  expect(shell.storage.get('createProfile')).toContain('Nursing');

  shell.api.respondToRest('PUT candidates/skills', []);
  await press(user, 'Try again');
  await waitFor(() => expect(shell.session.goneOn).toEqual([undefined]));
  const job = { title: 'Nurse', workedWith: 'Acme', workedFrom: '2020-02-01', workedTill: null };
  expect(sent('PUT candidates/work-history')).toEqual([job, { id: 'w1', ...job }]);
});

test('PR-01 the form stays when an event of its save requests the record again and there is no network', async () => {
  const { open, shell, user } = renderPage();
  open();
  await user.type(await box('Profile title'), 'Nurse');
  shell.api.respondToRest('GET candidates/', fakeFailure('UNREACHABLE'));
  const before = shell.api.restCalls.length;
  act(() => shell.events.arrive('profile.changed', { score: 40 }));
  await waitFor(() => expect(shell.api.restCalls.length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await box('Profile title')).toHaveValue('Nurse');
});

test('PR-02 a skill that could not be removed is a failure, and the page stays', async () => {
  const { open, shell, user } = renderPage({
    candidate: {
      skillData: [
        { id: 1, name: 'Nursing', yearsOfExperience: 3, version: '1' },
        { id: 2, name: 'Nutrition', yearsOfExperience: 1, version: '1' },
      ],
    },
  });
  shell.api.respondToRest('DELETE candidates/skills/{id}', fakeFailure('INTERNAL'));
  open();
  await toSkills(user);
  await press(user, 'Remove Nursing');
  await press(user, 'Finish profile');
  expect((await screen.findByRole('alert')).textContent).toContain('something went wrong on our side');
  expect(shell.session.goneOn).toEqual([]);
});

test.each([
  ['VALIDATION_FAILED', 'Please check both steps'],
  ['NOT_SIGNED_IN', 'Please sign in again'],
  ['RATE_LIMITED', 'the service is busy'],
  ['OVERLOADED', 'the service is busy'],
  ['INTERNAL', 'something went wrong on our side'],
] as const)('PR-01 a save that fails with %s says what to do', async (code, sentence) => {
  const { open, shell, user } = renderPage({
    candidate: { skillData: [{ id: 2, name: 'Nutrition', yearsOfExperience: 1, version: '1' }] },
  });
  shell.api.respondToRest('PUT candidates/', fakeFailure(code));
  open();
  await toSkills(user);
  await press(user, 'Finish profile');
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});

test('PR-01 pressing twice saves once', async () => {
  const { open, sent, user } = renderPage({
    candidate: { skillData: [{ id: 2, name: 'Nutrition', yearsOfExperience: 1, version: '1' }] },
  });
  open();
  await toSkills(user);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Finish profile' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(sent('PUT candidates/')).toHaveLength(1);
});

test('SH-18 a candidate may skip the profile, also while it cannot be loaded', async () => {
  const { open, shell, user } = renderPage();
  shell.api.respondToRest('GET candidates/', fakeFailure('UNREACHABLE'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Your profile could not be loaded');
  await press(user, 'Skip for now');
  expect(shell.session.goneOn).toEqual([{ skipProfile: true }]);
  shell.api.respondToRest('GET candidates/', candidateOf());
  await press(user, 'Try again');
  expect(await box('Full name')).toBeInTheDocument();
});

const LEAVE = 'You have not finished your profile. Do you want to leave this page?';

test('PR-04 SH-36 a started profile holds the page, and releases it when it is saved', async () => {
  const { open, shell, user } = renderPage({
    candidate: { profileTitle: 'Nurse', skillData: [{ id: 1, name: 'Nursing', yearsOfExperience: 3, version: '1' }] },
  });
  open();
  await box('Profile title');
  await press(user, 'Continue');
  await press(user, 'Back');
  expect(shell.heldBy()).toBeUndefined();
  await user.type(await box('Profile title'), 's');
  await waitFor(() => expect(shell.heldBy()).toMatchObject({ question: LEAVE, unsaved: true }));
  await user.type(await box('Profile title'), '{Backspace}');
  await waitFor(() => expect(shell.heldBy()).toBeUndefined());
  await user.type(await box('Profile title'), 's');
  await press(user, 'Continue');
  await press(user, 'Finish profile');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  await waitFor(() => expect(shell.heldBy()).toBeUndefined());
});

test('PR-04 SH-36 the page of a candidate without a profile is held before anything is typed; nothing would be lost', async () => {
  const { open, shell, user } = renderPage();
  open();
  await box('Profile title');
  await waitFor(() => expect(shell.heldBy()).toMatchObject({ question: LEAVE, unsaved: false }));
  await press(user, 'Skip for now');
  expect(shell.questions).toEqual([]);
  expect(shell.session.goneOn).toEqual([{ skipProfile: true }]);
});

test('PR-04 Skip for now asks once something is typed: No stays, Yes leaves', async () => {
  const { open, shell, user } = renderPage();
  const { unmount } = open();
  await user.type(await box('Profile title'), 'Nurse');
  shell.answerQuestions(false);
  await press(user, 'Skip for now');
  expect(shell.questions).toHaveLength(1);
  expect(shell.session.goneOn).toEqual([]);
  shell.answerQuestions(true);
  await press(user, 'Skip for now');
  await waitFor(() => expect(shell.session.goneOn).toEqual([{ skipProfile: true }]));
  unmount();
  expect(shell.heldBy()).toBeUndefined();
});

/** A record whose saves are refused unless they name its version, as the services do. */
function editedElsewhere({ shell }: ReturnType<typeof renderPage>, current: Candidate) {
  shell.api.respondToRest('GET candidates/', current);
  shell.api.respondToRest('PUT candidates/', ({ ifMatch }) => {
    if (ifMatch !== current.version) throw fakeFailure('STALE', { current });
    return current;
  });
}
const versions = ({ api }: ReturnType<typeof createFakeShell>) =>
  api.restCalls.filter(({ key }) => key === 'PUT candidates/').map(({ input }) => (input as { ifMatch?: string }).ifMatch);
const NURSE = { profileTitle: 'Nurse', skillData: [{ id: 1, name: 'Nursing', yearsOfExperience: 3, version: '1' }] };

test('PR-01 what another tab has changed meanwhile stays, and only what was changed here is sent', async () => {
  const staged = renderPage({ candidate: NURSE });
  const { open, shell, sent, user } = staged;
  open();
  await toSkills(user);
  editedElsewhere(staged, candidateOf({ ...NURSE, version: '2', jobTitle: 'Ward manager' }));
  await press(user, 'Finish profile');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(sent('PUT candidates/')).toEqual([{ profileTitle: 'Night nurse' }, { profileTitle: 'Night nurse' }]);
  expect(versions(shell)).toEqual([candidateOf().version, '2']);
  expect(shell.storage.get('createProfile')).toBeUndefined();
});

test('PR-01 a field that two tabs changed shows both values, at the last step too, and is saved as chosen', async () => {
  const staged = renderPage({ candidate: NURSE });
  const { open, shell, sent, user } = staged;
  open();
  await toSkills(user);
  editedElsewhere(staged, candidateOf({ ...NURSE, version: '2', profileTitle: 'Head nurse' }));
  await press(user, 'Finish profile');
  const panel = await screen.findByRole('group', { name: 'One field was also changed elsewhere' });
  expect(document.activeElement).toBe(panel);
  expect(within(panel).getByRole('heading', { name: 'Profile title' })).toBeInTheDocument();
  expect(within(panel).getByText('Night nurse')).toBeInTheDocument();
  expect(within(panel).getByText('Head nurse')).toBeInTheDocument();
  expect(shell.session.goneOn).toEqual([]);
  await press(user, 'Keep mine: Profile title');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Finish profile' }));
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(sent('PUT candidates/').at(-1)).toEqual({ profileTitle: 'Night nurse' });
  expect(versions(shell).at(-1)).toBe('2');
});

test('PR-02 a skill whose years two tabs changed shows both, also after a reload', async () => {
  const staged = renderPage({ candidate: NURSE });
  const { open, shell, sent, user } = staged;
  const first = open();
  await toSkills(user);
  const years = await box('Years of experience with Nursing');
  await user.clear(years);
  await user.type(years, '5');
  first.unmount();
  const skillData = [{ id: 1, name: 'Nursing', yearsOfExperience: 8, version: '2' }];
  shell.api.respondToRest('GET candidates/', candidateOf({ ...NURSE, skillData }));
  const second = open();
  await box('Years of experience with Nursing');
  act(() => shell.events.arrive('profile.changed', { score: 40 }));
  const panel = await screen.findByRole('group', { name: 'One field was also changed elsewhere' });
  expect(within(panel).getByText('5 years')).toBeInTheDocument();
  expect(within(panel).getByText('8 years')).toBeInTheDocument();
  second.unmount();
  open();
  expect(await screen.findByRole('group', { name: 'One field was also changed elsewhere' })).toHaveTextContent('8 years');
  await press(user, 'Take theirs: Nursing');
  expect(await box('Years of experience with Nursing')).toHaveValue('8');
  await press(user, 'Finish profile');
  await screen.findByRole('heading', { name: 'Your profile is saved' });
  expect(sent('PUT candidates/skills')).toEqual([]);
});
