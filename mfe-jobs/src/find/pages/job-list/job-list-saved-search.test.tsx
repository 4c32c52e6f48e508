import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { SaveSearchDocument } from '../../features/save-search/save-search.graphql.ts';
import { SeeJobListDocument } from '../../features/save-search/see-job-list.graphql.ts';
import { showJobList } from './testing/show-job-list.tsx';

const savedSearch = (input: { name: string; query: string; alerts: 'DAILY' | 'WEEKLY' | 'NEVER' }) => ({
  saveSearch: {
    __typename: 'SaveSearchDone' as const,
    savedSearch: {
      id: 's1',
      version: '1',
      name: input.name,
      query: input.query,
      alerts: input.alerts,
      newJobs: 0,
      createdAt: '2026-11-21T09:00:00.000Z',
      alertedAt: null,
    },
  },
});

test('JB-22 a candidate saves a search under a name, with alerts', async () => {
  const { open, shell, user } = showJobList('/candidate/find-jobs?keyword=nurse&city=Utrecht&sort=newest&triggerSearch=true', {
    session: signedIn(),
  });
  shell.api.respondToGraphql(SaveSearchDocument, ({ input }) => savedSearch(input));
  open();
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const name = await dialog.findByRole('textbox', { name: 'Search name' });
  expect(name).toHaveProperty('value', 'nurse jobs in Utrecht');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(dialog.getByText('Enter a name for the search')).toBeInTheDocument();
  await user.type(name, 'Near home');
  await user.click(dialog.getByRole('radio', { name: 'Every week' }));
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByRole('link', { name: 'Search saved' })).toHaveProperty('pathname', '/candidate/saved-searches');
  expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({
    input: { name: 'Near home', query: 'keyword=nurse&city=Utrecht', alerts: 'WEEKLY' },
  });
  expect(shell.toasts.at(-1)?.kind).toBe('success');
});

test('JB-22 a candidate who opens a list has seen its jobs, once for each search, whatever link was used', async () => {
  const { open, shell, user } = showJobList('/candidate/find-jobs?keyword=nurse&sort=newest&triggerSearch=true', {
    session: signedIn(),
  });
  shell.api.respondToGraphql(SeeJobListDocument, { seeJobList: { __typename: 'SeeJobListDone', isSaved: true } });
  open();
  await screen.findByRole('article');
  const seen = () => shell.api.graphqlCalls.filter(({ name }) => name === 'SeeJobList').map(({ variables }) => variables);
  await waitFor(() => expect(seen()).toEqual([{ query: 'keyword=nurse' }]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'relevance');
  await waitFor(() => expect(shell.api.graphqlCalls.filter(({ name }) => name === 'SearchJobs')).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: /Easy Apply Only/ }));
  await waitFor(() => expect(seen().at(-1)).toEqual({ query: 'keyword=nurse&easyApply=true&v=1' }));
  expect(seen()).toHaveLength(2);
  expect(shell.api.graphqlCalls[0]?.name).toBe('SearchJobs');
});

test.each([
  ['signed out', '/find-jobs?keyword=nurse', undefined],
  ['without a search', '/candidate/find-jobs', signedIn()],
])('JB-22 a list %s is not a saved search: nothing is sent', async (_, address, session) => {
  const { open, shell } = showJobList(address, session ? { session } : {});
  open();
  await screen.findByRole('article');
  expect(shell.api.graphqlCalls.map(({ name }) => name)).not.toContain('SeeJobList');
});

test('JB-22 a search that is not saved says why; without a response it can be repeated as the same', async () => {
  const { open, shell, user } = showJobList('/candidate/find-jobs?workMode=R', { session: signedIn() });
  shell.api.respondToGraphql(SaveSearchDocument, fakeFailure('UNREACHABLE'));
  open();
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  expect(await dialog.findByRole('textbox', { name: 'Search name' })).toHaveValue('Remote');
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Check your connection');
  shell.api.respondToGraphql(SaveSearchDocument, {
    saveSearch: { __typename: 'SaveSearchRefused', code: 'VALIDATION_FAILED', message: 'x' },
  });
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('You can save up to 25'));
  const sent = shell.api.graphqlCalls.filter((call) => call.name === 'SaveSearch');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('JB-22 signed out, saving a search signs in first and continues after that', async () => {
  const { open, shell, user } = showJobList('/candidate/find-jobs?keyword=nurse');
  const first = open();
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect(shell.session.left[0]?.to).toBe('sign-in');
  first.unmount();
  shell.session.change(signedIn());
  open();
  expect(await screen.findByRole('dialog', { name: 'Save this search' })).toBeInTheDocument();
});
