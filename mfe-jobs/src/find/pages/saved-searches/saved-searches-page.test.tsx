import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import {
  ChangeSavedSearchDocument,
  RemoveSavedSearchDocument,
  type SavedSearchStateFragment,
  SavedSearchesDocument,
  SeeSavedSearchDocument,
} from '../../features/save-search/saved-searches.graphql.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { SavedSearchesPage } from './saved-searches-page.tsx';

const nurses: SavedSearchStateFragment = {
  id: 's1',
  version: '1',
  name: 'Nurses near home',
  query: 'keyword=nurse&city=Utrecht&workMode=R%2CNS&radius=25&v=1',
  alerts: 'DAILY',
  newJobs: 3,
  createdAt: '2026-11-20T09:00:00.000Z',
  alertedAt: '2026-11-21T07:00:00.000Z',
};
const remote: SavedSearchStateFragment = {
  ...nurses,
  id: 's2',
  name: 'Remote',
  query: 'remote=true&v=1',
  newJobs: 0,
  alertedAt: null,
};

function show(searches: readonly SavedSearchStateFragment[] = [nurses, remote]) {
  const shell = createFakeShell({ session: signedIn() });
  let stored = searches;
  shell.api.respondToGraphql(SavedSearchesDocument, () => ({ savedSearches: stored }));
  shell.api.respondToGraphql(ChangeSavedSearchDocument, ({ input: { id, name, alerts } }) => {
    stored = stored.map((search) =>
      search.id === id ? { ...search, version: `${search.version}1`, ...(name && { name }), ...(alerts && { alerts }) } : search,
    );
    const savedSearch = stored.find((search) => search.id === id) ?? nurses;
    return { changeSavedSearch: { __typename: 'ChangeSavedSearchDone' as const, savedSearch } };
  });
  shell.api.respondToGraphql(RemoveSavedSearchDocument, ({ id }) => {
    shell.api.respondToGraphql(SavedSearchesDocument, { savedSearches: stored.filter((search) => search.id !== id) });
    return { removeSavedSearch: { __typename: 'RemoveSavedSearchDone' as const, id } };
  });
  shell.api.respondToGraphql(SeeSavedSearchDocument, {
    seeSavedSearch: { __typename: 'SeeSavedSearchDone', savedSearch: { ...nurses, newJobs: 0 } },
  });
  const at = '/candidate/saved-searches';
  return { shell, user: userEvent.setup(), ...renderInShell(<SavedSearchesPage />, { shell, messages, reactions, at }) };
}

const cardOf = async (name: string) => {
  const cards = await screen.findAllByRole('article');
  return within(cards.find((card) => card.textContent?.includes(name)) as HTMLElement);
};

test('JB-22 each saved search shows its terms, its alerts and the number of new jobs', async () => {
  show();
  const card = await cardOf('Nurses near home');
  for (const words of ['nurse', 'Utrecht', 'Within 16 miles', 'Remote', 'Work mode: not stated'])
    expect(card.getByText(words)).toBeInTheDocument();
  expect(card.getByText('3 new jobs')).toBeInTheDocument();
  expect(card.getByRole('combobox')).toHaveValue('DAILY');
  expect((await cardOf('Remote location')).queryByText(/\d new job/)).not.toBeInTheDocument();
});

test('JB-22 opening a search shows its newest jobs first and marks them as seen', async () => {
  const { shell, user } = show();
  const card = await cardOf('Nurses near home');
  const link = card.getByRole('link', { name: 'Nurses near home' });
  expect(link.getAttribute('href')).toBe(
    '/candidate/find-jobs?keyword=nurse&city=Utrecht&workMode=R%2CNS&radius=25&sort=newest&v=1',
  );
  await user.click(link);
  expect(shell.api.graphqlCalls.at(-1)).toEqual({ name: 'SeeSavedSearch', variables: { id: 's1' } });
});

test('JB-22 alerts change immediately, and are reverted if that could not be saved', async () => {
  const { shell, user } = show();
  const card = await cardOf('Nurses near home');
  await user.selectOptions(card.getByRole('combobox'), 'WEEKLY');
  expect(shell.api.graphqlCalls.findLast(({ name }) => name === ChangeSavedSearchDocument.name)?.variables).toEqual({
    input: { id: 's1', alerts: 'WEEKLY' },
  });
  expect(card.getByRole('combobox')).toHaveValue('WEEKLY');
  shell.api.respondToGraphql(ChangeSavedSearchDocument, fakeFailure('UNREACHABLE'));
  await user.selectOptions(card.getByRole('combobox'), 'NEVER');
  await waitFor(() => expect(card.getByRole('combobox')).toHaveValue('WEEKLY'));
  expect(shell.toasts.at(-1)?.kind).toBe('error');
});

test('JB-22 a search gets another name; Escape keeps the old one', async () => {
  const { shell, user } = show();
  const card = await cardOf('Nurses near home');
  await user.click(card.getByRole('button', { name: 'Rename Nurses near home' }));
  await user.keyboard('x{Escape}');
  expect(card.getByRole('link', { name: 'Nurses near home' })).toBeInTheDocument();
  expect(document.activeElement).toBe(card.getByRole('button', { name: 'Rename Nurses near home' }));
  await user.click(card.getByRole('button', { name: 'Rename Nurses near home' }));
  await user.clear(card.getByRole('textbox'));
  await user.keyboard('Night shifts{Enter}');
  expect(card.getByRole('link', { name: 'Night shifts' })).toBeInTheDocument();
  const changes = shell.api.graphqlCalls.filter(({ name }) => name === ChangeSavedSearchDocument.name);
  expect(changes.map(({ variables }) => variables)).toEqual([{ input: { id: 's1', name: 'Night shifts', version: '1' } }]);
});

test('JB-22 a search that was renamed elsewhere shows both names, and gets the typed one only if that is confirmed', async () => {
  const { shell, user } = show();
  shell.api.respondToGraphql(ChangeSavedSearchDocument, {
    changeSavedSearch: {
      __typename: 'ChangeSavedSearchRefused',
      code: 'STALE',
      message: '',
      current: { ...nurses, name: 'Ward jobs', version: '2' },
    },
  });
  const card = await cardOf('Nurses near home');
  await user.click(card.getByRole('button', { name: 'Rename Nurses near home' }));
  await user.clear(card.getByRole('textbox'));
  shell.api.respondToGraphql(SavedSearchesDocument, { savedSearches: [{ ...nurses, name: 'Ward jobs', version: '2' }, remote] });
  await user.keyboard('Night shifts{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This search was renamed to “Ward jobs” elsewhere.');
  const renamed = await cardOf('Ward jobs').catch(() => card);
  expect(renamed.getByRole('textbox')).toHaveValue('Night shifts');
  await user.type(renamed.getByRole('textbox'), '{Enter}');
  const changes = shell.api.graphqlCalls.filter(({ name }) => name === ChangeSavedSearchDocument.name);
  expect(changes.at(-1)?.variables).toEqual({ input: { id: 's1', name: 'Night shifts', version: '2' } });
});

test('JB-22 a search is removed after a confirmation, and the focus stays on the page', async () => {
  const { shell, user } = show();
  shell.answerQuestions(false);
  await user.click((await cardOf('Nurses near home')).getByRole('button', { name: 'Remove Nurses near home' }));
  expect(shell.api.graphqlCalls.some(({ name }) => name === 'RemoveSavedSearch')).toBe(false);
  shell.answerQuestions(true);
  await user.click((await cardOf('Nurses near home')).getByRole('button', { name: 'Remove Nurses near home' }));
  await waitFor(() => expect(screen.queryByText('Nurses near home')).not.toBeInTheDocument());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('JB-22 a search that was renamed elsewhere is not removed unseen: its present name is said', async () => {
  const { shell, user } = show();
  const current = { ...nurses, name: 'Ward jobs', version: '2' };
  shell.api.respondToGraphql(RemoveSavedSearchDocument, {
    removeSavedSearch: { __typename: 'RemoveSavedSearchRefused', code: 'STALE', message: '', current },
  });
  shell.api.respondToGraphql(SavedSearchesDocument, { savedSearches: [current, remote] });
  shell.answerQuestions(true);
  await user.click((await cardOf('Nurses near home')).getByRole('button', { name: 'Remove Nurses near home' }));
  expect(await screen.findByText('Ward jobs')).toBeInTheDocument();
  expect(shell.toasts.at(-1)?.message).toBe(
    'This search was changed elsewhere; its name is “Ward jobs” now. It was not removed.',
  );
});

test('JB-22 without saved searches there is a hint', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveProperty('pathname', '/candidate/find-jobs');
});

test('JB-22 a failed load says so and can be retried', async () => {
  const shell = createFakeShell({ session: signedIn() });
  shell.api.respondToGraphql(SavedSearchesDocument, fakeFailure('UNREACHABLE'));
  renderInShell(<SavedSearchesPage />, { shell, messages, reactions, at: '/candidate/saved-searches' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  shell.api.respondToGraphql(SavedSearchesDocument, { savedSearches: [nurses] });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
