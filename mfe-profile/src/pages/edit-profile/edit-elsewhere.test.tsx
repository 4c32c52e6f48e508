import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { contentOf, workOf } from '../../../tests/profile-of.ts';
import { renderProfilePage, section } from '../../../tests/render-profile-page.tsx';
import { EditProfilePage } from './edit-profile-page.tsx';

type PageOptions = ReturnType<typeof renderProfilePage>;

const page = () => renderProfilePage(<EditProfilePage />, { content: contentOf(), at: '/candidate/edit-profile' });

/** The headers `If-Match` sent to the call, in order. */
const versionsSent = ({ api }: PageOptions) =>
  api.restCalls
    .filter(({ key }) => key === 'PUT candidates/work-history')
    .map(({ input }) => (input as { ifMatch?: string }).ifMatch);

/** Another tab has saved this: the services refuse the version of the form, and the event stream reports it. */
function savedElsewhere({ api }: PageOptions, changes: Parameters<typeof workOf>[0]): ReturnType<typeof workOf> {
  const current = workOf({ ...changes, version: '2' });
  api.respondToRest('GET candidates/work-history', [current]);
  api.respondToRest('PUT candidates/work-history', ({ ifMatch, body: sent }) => {
    if (ifMatch !== current.version) throw fakeFailure('STALE', { current });
    return { ...current, ...sent, id: current.id, version: '3', workedTill: sent.workedTill ?? null };
  });
  return current;
}

const tell = ({ shell }: PageOptions) => act(() => shell.events.arrive('profile.changed', { score: 80 }));

async function openWork({ user }: PageOptions) {
  const work = await section('Work history');
  await user.click(await work.findByRole('button', { name: 'Change: Night nurse at Acme Health' }));
  return work;
}

async function type({ user }: PageOptions, work: Awaited<ReturnType<typeof section>>, label: RegExp, text: string) {
  await user.clear(work.getByLabelText(label));
  await user.type(work.getByLabelText(label), text);
}

const TITLE = /^Job title/;
const EMPLOYER = /^Employer/;

test('PR-05 what another tab changed in another field is saved together with the own change', async () => {
  const renderPage = page();
  renderPage.open();
  const work = await openWork(renderPage);
  await type(renderPage, work, TITLE, 'Ward manager');
  savedElsewhere(renderPage, { workedWith: 'City Clinic' });
  await renderPage.user.click(work.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(work.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(versionsSent(renderPage)).toEqual(['1', '2']);
  expect(renderPage.sent('PUT candidates/work-history').at(-1)).toMatchObject({
    title: 'Ward manager',
    workedWith: 'City Clinic',
  });
});

test('PR-05 a field that both tabs changed shows both values, and neither is lost', async () => {
  const renderPage = page();
  renderPage.open();
  const work = await openWork(renderPage);
  await type(renderPage, work, TITLE, 'Ward manager');
  savedElsewhere(renderPage, { title: 'Head nurse' });
  await renderPage.user.click(work.getByRole('button', { name: 'Save' }));

  const panel = await work.findByRole('group', { name: 'One field was also changed elsewhere' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('YoursWard manager');
  expect(panel).toHaveTextContent('Saved elsewhereHead nurse');
  expect(work.getByLabelText(TITLE)).toHaveValue('Ward manager');

  // Nothing is sent before it is decided.
  await renderPage.user.click(work.getByRole('button', { name: 'Save' }));
  expect(panel).toHaveFocus();
  expect(versionsSent(renderPage)).toEqual(['1']);

  await renderPage.user.click(work.getByRole('button', { name: 'Keep mine: Job title' }));
  expect(work.getByRole('button', { name: 'Save' })).toHaveFocus();
  await renderPage.user.click(work.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(work.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(versionsSent(renderPage)).toEqual(['1', '2']);
  expect(renderPage.sent('PUT candidates/work-history').at(-1)).toMatchObject({ title: 'Ward manager' });
});

test('PR-05 the value of the other tab can be taken', async () => {
  const renderPage = page();
  renderPage.open();
  const work = await openWork(renderPage);
  await type(renderPage, work, TITLE, 'Ward manager');
  await type(renderPage, work, EMPLOYER, 'City Clinic');
  savedElsewhere(renderPage, { title: 'Head nurse' });
  await renderPage.user.click(work.getByRole('button', { name: 'Save' }));
  await renderPage.user.click(await work.findByRole('button', { name: 'Take theirs: Job title' }));
  expect(work.getByLabelText(TITLE)).toHaveValue('Head nurse');
  expect(work.getByLabelText(EMPLOYER)).toHaveValue('City Clinic');
  await renderPage.user.click(work.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(renderPage.sent('PUT candidates/work-history').at(-1)).toMatchObject({
      title: 'Head nurse',
      workedWith: 'City Clinic',
    }),
  );
});

test('PR-05 a save whose response was lost is complete once the services say that it is stored', async () => {
  const renderPage = page();
  renderPage.open();
  const work = await openWork(renderPage);
  await type(renderPage, work, TITLE, 'Ward manager');
  savedElsewhere(renderPage, { title: 'Ward manager' });
  await renderPage.user.click(work.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(work.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(versionsSent(renderPage)).toEqual(['1']);
});

test('PR-05 an open form takes over what another tab saves, and says so; what is typed stays', async () => {
  const renderPage = page();
  renderPage.open();
  const work = await openWork(renderPage);
  await type(renderPage, work, TITLE, 'Ward manager');
  savedElsewhere(renderPage, { workedWith: 'City Clinic', title: 'Head nurse' });
  tell(renderPage);
  await waitFor(() => expect(work.getByLabelText(EMPLOYER)).toHaveValue('City Clinic'));
  expect(work.getByText('Changed elsewhere and updated here: Employer.')).toBeInTheDocument();
  expect(work.getByLabelText(TITLE)).toHaveValue('Ward manager');
  expect(work.getByRole('group', { name: 'One field was also changed elsewhere' })).toHaveTextContent('Head nurse');
  expect(versionsSent(renderPage)).toEqual([]);
});

test.each(['an event reports it', 'the save is refused'])(
  'PR-05 a job removed elsewhere is made again only if that is asked for: %s',
  async (how) => {
    const renderPage = page();
    renderPage.open();
    const work = await openWork(renderPage);
    await type(renderPage, work, TITLE, 'Ward manager');
    renderPage.api.respondToRest('PUT candidates/work-history', ({ body }) => {
      if (body.id !== undefined) throw fakeFailure('STALE');
      return workOf({ ...body, id: 'another', workedTill: body.workedTill ?? null });
    });
    renderPage.api.respondToRest('GET candidates/work-history', []);
    if (how === 'an event reports it') tell(renderPage);
    else await renderPage.user.click(work.getByRole('button', { name: 'Save' }));

    const panel = await work.findByRole('group', { name: 'This was removed elsewhere' });
    expect(work.getByLabelText(TITLE)).toHaveValue('Ward manager');
    await renderPage.user.click(work.getByRole('button', { name: 'Save' }));
    expect(panel).toHaveFocus();
    expect(renderPage.sent('PUT candidates/work-history').every((body) => (body as { id?: string }).id !== undefined)).toBe(true);

    await renderPage.user.click(work.getByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(work.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
    expect(renderPage.sent('PUT candidates/work-history').at(-1)).toMatchObject({
      title: 'Ward manager',
      workedWith: 'Acme Health',
    });
    expect(renderPage.sent('PUT candidates/work-history').at(-1)).not.toHaveProperty('id');
    expect(versionsSent(renderPage).at(-1)).toBeUndefined();
  },
);

test('PR-05 what was typed about a job removed elsewhere can be discarded', async () => {
  const renderPage = page();
  renderPage.open();
  const work = await openWork(renderPage);
  await type(renderPage, work, TITLE, 'Ward manager');
  renderPage.api.respondToRest('GET candidates/work-history', []);
  tell(renderPage);
  await renderPage.user.click(await work.findByRole('button', { name: 'Discard' }));
  expect(work.queryByLabelText(TITLE)).not.toBeInTheDocument();
  expect(renderPage.sent('PUT candidates/work-history')).toEqual([]);
});

test('PR-05 what was typed before the page was closed still knows the version it began with', async () => {
  const renderPage = page();
  const { unmount } = renderPage.open();
  const work = await openWork(renderPage);
  await type(renderPage, work, TITLE, 'Ward manager');
  unmount();
  savedElsewhere(renderPage, { title: 'Head nurse' });
  renderPage.open();
  const reopened = await section('Work history');
  expect(await reopened.findByLabelText(TITLE)).toHaveValue('Ward manager');
  expect(await reopened.findByRole('group', { name: 'One field was also changed elsewhere' })).toHaveTextContent('Head nurse');
  expect(screen.queryByText('This was removed elsewhere')).not.toBeInTheDocument();
});

test('PR-05 the person is saved without the fields that another tab has changed', async () => {
  const renderPage = page();
  const { api, user, open, sent } = renderPage;
  const { candidate } = contentOf();
  open();
  const person = await section('About you');
  await user.click(await person.findByRole('button', { name: 'Change your details' }));
  await type(renderPage, person, /^First name/, 'Augusta');
  const current = { ...candidate, version: '2', jobTitle: 'Nurse', profileTitle: 'Head nurse' };
  api.respondToRest('GET candidates/', current);
  api.respondToRest('PUT candidates/', ({ ifMatch }) => {
    if (ifMatch !== '2') throw fakeFailure('STALE', { current });
    return current;
  });
  await user.click(person.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(person.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(sent('PUT candidates/')).toEqual([{ firstName: 'Augusta' }, { firstName: 'Augusta' }]);
});

test('PR-05 a skill whose years both tabs changed shows both; other skills are saved as they are in each', async () => {
  const renderPage = page();
  const { api, user, open, sent } = renderPage;
  open();
  const skills = await section('Your skills');
  await user.click(await skills.findByRole('button', { name: 'Change your skills' }));
  const years = () => skills.getByRole('textbox', { name: 'Years of experience with Nursing' });
  await user.clear(years());
  await user.type(years(), '9');
  const current = [
    { id: 1, name: 'Nursing', yearsOfExperience: 7, version: '2' },
    { id: 2, name: 'Nutrition', yearsOfExperience: 3, version: '1' },
  ];
  api.respondToRest('GET candidates/skills', current);
  api.respondToRest('PUT candidates/skills', ({ body }) => {
    if (body.some(({ version }) => version !== '2')) throw fakeFailure('STALE', { current });
    return current;
  });
  await user.click(skills.getByRole('button', { name: 'Save' }));
  const panel = await skills.findByRole('group', { name: 'One field was also changed elsewhere' });
  expect(panel).toHaveTextContent('Nursing');
  expect(skills.getByRole('textbox', { name: 'Years of experience with Nutrition' })).toHaveValue('3');
  await user.click(skills.getByRole('button', { name: 'Keep mine: Nursing' }));
  await user.click(skills.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(skills.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(sent('PUT candidates/skills')).toEqual([
    [{ id: 1, yearsOfExperience: 9, version: '1' }],
    [{ id: 1, yearsOfExperience: 9, version: '2' }],
  ]);
  expect(renderPage.asked('RemoveProfileRecord')).toEqual([]);
});
