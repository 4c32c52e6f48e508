import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { candidateOf, fakeFailure } from '@hirehq/shared-contracts/testing';
import { contentOf, nothing, profileOf, stepOf } from '../../../tests/profile-of.ts';
import { renderProfilePage, section } from '../../../tests/render-profile-page.tsx';
import { CoachStepsDocument } from '../../features/follow-coach/coach-steps.graphql.ts';
import { SetProfileVisibilityDocument } from '../../shared/sections/section-visibility.graphql.ts';
import { EditProfilePage } from './edit-profile-page.tsx';

const page = (content = contentOf()) => renderProfilePage(<EditProfilePage />, { content, at: '/candidate/edit-profile' });
const UTRECHT = { placeId: 'city:7', description: 'Utrecht, Utrecht, Netherlands' };

test('PR-05 the person is shown as a summary and saved by itself, with a location from the list', async () => {
  const { open, user, api, sent } = page(contentOf({ candidate: candidateOf({ profileTitle: 'Nurse' }) }));
  api.respondToRest('GET places/{text}', ({ query }) =>
    query?.type === 'D'
      ? { ...UTRECHT, addressComponents: [{ types: ['locality'], shortName: 'Utrecht', longName: 'Utrecht' }] }
      : [UTRECHT],
  );
  open();
  const person = await section('About you');
  await user.click(await person.findByRole('button', { name: 'Change your details' }));
  await user.clear(person.getByLabelText(/^First name/));
  await user.click(person.getByRole('button', { name: 'Save' }));
  expect(person.getByLabelText(/^First name/)).toHaveAccessibleDescription('Enter your first name');
  await user.type(person.getByLabelText(/^First name/), 'Augusta');
  await user.type(person.getByRole('combobox', { name: 'Where you live' }), 'Utr');
  await user.click(await person.findByRole('option', { name: UTRECHT.description }));
  await user.type(person.getByLabelText(/^Years of work/), '7,5');
  await user.click(person.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT candidates/')).toHaveLength(1));
  expect(sent('PUT candidates/')).toEqual([
    {
      city: 'Utrecht',
      state: null,
      country: null,
      firstName: 'Augusta',
      overallYearsOfExperience: 7.5,
    },
  ]);
});

test('PR-05 an unchanged location is not sent', async () => {
  const { open, user, sent } = page();
  open();
  const person = await section('About you');
  await user.click(await person.findByRole('button', { name: 'Change your details' }));
  await user.click(person.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT candidates/')).toHaveLength(1));
  expect(sent('PUT candidates/')[0]).not.toHaveProperty('city');
});

test('PR-05 skills are suggested from the work history, saved with their years, and removed ones can be restored', async () => {
  const { open, user, api, sent, asked } = page();
  api.respondToRest('GET skills', ({ query }) => (query.keyword === 'nurse' ? [{ id: 2, name: 'Nutrition' }] : []));
  open();
  const skills = await section('Your skills');
  await user.click(await skills.findByRole('button', { name: 'Change your skills' }));
  await user.click(await skills.findByRole('button', { name: 'Add Nutrition' }));
  await user.click(skills.getByRole('button', { name: 'Save' }));
  expect(await skills.findByText('Enter a number from 0 to 80')).toBeInTheDocument();
  await user.type(skills.getByRole('textbox', { name: 'Years of experience with Nutrition' }), '2');
  await user.click(skills.getByRole('button', { name: 'Remove Nursing' }));
  await user.click(skills.getByRole('button', { name: 'Save' }));
  expect(await skills.findByRole('button', { name: 'Undo: Nursing' })).toBeInTheDocument();
  expect(sent('PUT candidates/skills')).toEqual([[{ id: 2, yearsOfExperience: 2, version: null }]]);
  expect(asked('RemoveProfileRecord')).toEqual([{ kind: 'SKILL', id: '1', version: '1' }]);
});

test('PR-05 languages are saved together, each once and with its level', async () => {
  const { open, user, asked } = page(nothing());
  open();
  const languages = await section('Languages');
  await user.click(await languages.findByRole('button', { name: 'Add a language' }));
  await user.click(languages.getByRole('button', { name: 'Save' }));
  expect(await languages.findByText('Choose a language')).toBeInTheDocument();
  await user.click(languages.getByRole('button', { name: 'Add a language' }));
  const row = (at: number) => within(languages.getByRole('group', { name: `Language ${at}` }));
  for (const at of [1, 2]) {
    await user.selectOptions(row(at).getByLabelText('Language'), 'Spanish');
    await user.selectOptions(row(at).getByLabelText('Level'), 'Advanced (C1)');
  }
  await user.click(languages.getByRole('button', { name: 'Save' }));
  expect(await languages.findByText('This language is already in the list')).toBeInTheDocument();
  expect(asked('SaveLanguages')).toEqual([]);
  await user.selectOptions(row(2).getByLabelText('Language'), 'Arabic');
  await user.click(languages.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('SaveLanguages')).toHaveLength(1));
  expect(asked('SaveLanguages')).toEqual([
    {
      languages: [
        { language: 'es', level: 'C1' },
        { language: 'ar', level: 'C1' },
      ],
      version: '1',
    },
  ]);
});

test('PR-07 who sees a section is chosen where it is, saved at once, and reverted with the reason if it was not saved', async () => {
  const { open, user, api, asked } = page();
  open();
  const languages = await section('Languages');
  const choice = await languages.findByRole('combobox', { name: 'Who sees this: Languages' });
  expect(choice).toHaveDisplayValue('Employers');
  await user.selectOptions(choice, 'Everybody');
  expect(choice).toHaveDisplayValue('Everybody');
  expect(asked('SetProfileVisibility')).toEqual([{ section: 'LANGUAGES', audience: 'EVERYBODY' }]);

  api.respondToGraphql(SetProfileVisibilityDocument, fakeFailure('UNREACHABLE'));
  await user.selectOptions(choice, 'Nobody');
  expect(await languages.findByText(/We could not reach the server/)).toBeInTheDocument();
  await waitFor(() => expect(choice).toHaveDisplayValue('Everybody'));
});

test('PR-07 every section that can be shared has its choice', async () => {
  const { open } = page();
  open();
  await waitFor(() => expect(screen.getAllByRole('combobox', { name: /^Who sees this/ })).toHaveLength(11));
});

test('PR-07 the profile is hidden from an employer by name, with its limits said, and shown again', async () => {
  const { open, user, asked } = page();
  open();
  const sharing = await section('Sharing your profile');
  expect(await sharing.findByText(/This has limits/)).toBeInTheDocument();
  await user.type(sharing.getByRole('combobox', { name: 'Hide from an employer' }), 'lin');
  await user.click(await sharing.findByRole('option', { name: 'Linden Care' }));
  await user.click(await sharing.findByRole('button', { name: 'Show again: Linden Care' }));
  await waitFor(() => expect(asked('HideProfileFrom')).toHaveLength(2));
  expect(asked('HideProfileFrom')).toMatchObject([{ hidden: true }, { hidden: false }]);
});

test('PR-08 the public link is created, replaced and revoked, the latter two after a question', async () => {
  const { open, user, shell, asked } = page();
  open();
  const sharing = await section('Sharing your profile');
  await user.click(await sharing.findByRole('button', { name: 'Create a public link' }));
  expect(await sharing.findByText('http://localhost:3000/candidate/public/unguessable')).toBeInTheDocument();
  shell.answerQuestions(false);
  await user.click(sharing.getByRole('button', { name: 'Revoke the link' }));
  expect(asked('RevokePublicKey')).toEqual([]);
  shell.answerQuestions(true);
  await user.click(sharing.getByRole('button', { name: 'Replace the link' }));
  await waitFor(() => expect(asked('CreatePublicKey')).toHaveLength(2));
  await user.click(await sharing.findByRole('button', { name: 'Revoke the link' }));
  expect(await sharing.findByRole('button', { name: 'Create a public link' })).toBeInTheDocument();
  expect(shell.questions).toHaveLength(3);
});

test('PR-06 the score is explained: what raises it most comes first and leads to its section', async () => {
  const { open } = page(contentOf({ profile: profileOf() }));
  open();
  const score = await section('Profile score');
  expect(await score.findByText('75 of 100 points')).toBeInTheDocument();
  const raises = within(score.getByRole('list', { name: 'What raises your score' })).getAllByRole('link');
  expect(raises.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add a video pitch', '#video'],
    ['Upload a résumé', '#resumes'],
    ['Add a photo', '#photo'],
  ]);
  for (const link of raises) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('PR-15 the coach gives each step its reason from our own data, and a dismissed step disappears', async () => {
  const { open, user, api, asked } = page();
  open();
  const coach = await section('Career coach');
  expect(await coach.findByText('12 of 40 jobs like yours ask for it.')).toBeInTheDocument();
  const step = coach.getByRole('link', { name: 'Do you know Nutrition? Add it to your skills' });
  expect(step).toHaveAttribute('href', '/candidate/edit-profile#skills');
  api.respondToGraphql(CoachStepsDocument, { coachSteps: [] });
  await user.click(coach.getByRole('button', { name: /^Dismiss: Do you know Nutrition/ }));
  expect(asked('DismissCoachStep')).toEqual([{ id: 'ADD_SKILL.2.1' }]);
  await waitFor(() => expect(coach.queryByText('12 of 40 jobs like yours ask for it.')).not.toBeInTheDocument());
});

test('PR-15 the coach shows the most useful steps first, and the others when asked', async () => {
  const steps = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => stepOf({ id, subject: `Skill ${id}` }));
  const { open, user } = page(contentOf({ steps }));
  open();
  const coach = await section('Career coach');
  await coach.findByRole('link', { name: /Skill a/ });
  expect(coach.getAllByRole('listitem')).toHaveLength(4);
  await user.click(coach.getByRole('button', { name: 'Show 2 more steps' }));
  expect(coach.getAllByRole('listitem')).toHaveLength(6);
});

test('PR-05 the list of sections leads to the heading of each', async () => {
  const { open, user } = page();
  open();
  await section('About you');
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
    expect(within(part as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent);
  }
  const languages = document.getElementById('languages') as HTMLElement;
  languages.scrollIntoView = () => undefined;
  await user.click(screen.getByRole('link', { name: 'Languages' }));
  await waitFor(() => expect(within(languages).getByRole('heading', { name: 'Languages' })).toHaveFocus());
});
