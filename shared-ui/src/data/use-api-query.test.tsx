import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '../testing/index.tsx';
import { JobTitleDocument } from './testing/job-title.graphql.ts';
import { useApiQuery } from './use-api-query.ts';

const messages = { en: {}, es: async () => ({}), ar: async () => ({}) };

function Result({ id, ...options }: { id?: string; keepPrevious?: boolean; live?: boolean }) {
  const query = useApiQuery(JobTitleDocument, id === undefined ? undefined : { id }, options);
  return (
    <>
      <p>{`${query.status} ${JSON.stringify(query.data ?? null)} ${query.failure?.code ?? ''}`.trim()}</p>
      <button type="button" onClick={query.retry}>
        retry
      </button>
    </>
  );
}

const NOTHING = { job: null };

test('loading, then ready', async () => {
  const shell = createFakeShell();
  shell.api.respondToGraphql(JobTitleDocument, NOTHING);
  renderInShell(<Result id="a" />, { shell, messages });
  expect(screen.getByText('loading null')).toBeVisible();
  expect(await screen.findByText('ready {"job":null}')).toBeVisible();
});

test('page data is in the first render, and refetched once somebody is signed in', async () => {
  const shell = createFakeShell();
  shell.api.inPage(JobTitleDocument, { id: 'a' }, NOTHING);
  shell.api.respondToGraphql(JobTitleDocument, NOTHING);
  renderInShell(<Result id="a" />, { shell, messages });
  expect(screen.getByText('ready {"job":null}')).toBeVisible();
  expect(shell.api.graphqlCalls).toEqual([]);
  act(() => shell.session.change(signedIn()));
  await waitFor(() => expect(shell.api.graphqlCalls).toHaveLength(1));
  expect(screen.getByText('ready {"job":null}')).toBeVisible();
});

test('a failure has its code, and retry recovers from it', async () => {
  const shell = createFakeShell();
  shell.api.respondToGraphql(JobTitleDocument, fakeFailure('OVERLOADED'));
  renderInShell(<Result id="a" />, { shell, messages });
  expect(await screen.findByText('failed null OVERLOADED')).toBeVisible();
  expect(shell.reports).toEqual([]);
  shell.api.respondToGraphql(JobTitleDocument, NOTHING);
  act(() => screen.getByRole('button', { name: 'retry' }).click());
  expect(await screen.findByText('ready {"job":null}')).toBeVisible();
});

test('an unexpected failure is reported, with the name of the operation', async () => {
  const shell = createFakeShell();
  shell.api.respondToGraphql(JobTitleDocument, fakeFailure('INTERNAL'));
  renderInShell(<Result id="a" />, { shell, messages });
  expect(await screen.findByText('failed null INTERNAL')).toBeVisible();
  expect(shell.reports).toMatchObject([{ context: { detail: 'JobTitle' } }]);
});

test('without variables no request is sent', () => {
  const shell = createFakeShell();
  renderInShell(<Result />, { shell, messages });
  expect(screen.getByText('loading null')).toBeVisible();
  expect(shell.api.graphqlCalls).toEqual([]);
});

test('two parts share one request of the same query, and its result is cached for back navigation', async () => {
  const shell = createFakeShell();
  shell.api.respondToGraphql(JobTitleDocument, NOTHING);
  const parts = (
    <>
      <Result id="a" />
      <Result id="a" />
    </>
  );
  const { unmount } = renderInShell(parts, { shell, messages });
  expect(await screen.findAllByText('ready {"job":null}')).toHaveLength(2);
  unmount();
  renderInShell(parts, { shell, messages });
  expect(screen.getAllByText('ready {"job":null}')).toHaveLength(2);
  expect(shell.api.graphqlCalls).toHaveLength(1);
});

test('no data of one candidate is left for the next, on screen or in memory, even if results are kept on screen', async () => {
  const shell = createFakeShell({ session: signedIn({ candidateId: 'first' }) });
  const secret = { job: { title: 'word of the first' } };
  shell.api.respondToGraphql(JobTitleDocument, secret);
  renderInShell(<Result id="a" keepPrevious />, { shell, messages });
  expect(await screen.findByText(/word of the first/)).toBeVisible();

  let respond: (value: typeof NOTHING) => void = () => undefined;
  shell.api.respondToGraphql(JobTitleDocument, () => new Promise((resolve) => (respond = resolve)));
  act(() => shell.session.change(signedIn({ candidateId: 'second' })));
  expect(screen.getByText('loading null')).toBeVisible();
  await waitFor(() => expect(shell.api.graphqlCalls).toHaveLength(2));
  act(() => respond(NOTHING));
  expect(await screen.findByText('ready {"job":null}')).toBeVisible();

  // Back to the first variables: requested again, because the result was not cached.
  act(() => shell.session.change(signedOut));
  act(() => shell.session.change(signedIn({ candidateId: 'first' })));
  expect(screen.getByText('loading null')).toBeVisible();
});

test('MS-08 a live result is requested again if the stream is complete only since a later time', async () => {
  const shell = createFakeShell();
  shell.api.respondToGraphql(JobTitleDocument, NOTHING);
  renderInShell(<Result id="a" live />, { shell, messages });
  expect(await screen.findByText('ready {"job":null}')).toBeVisible();
  act(() => shell.events.arrive('stream.state-changed', { state: 'connected', since: Date.now() - 60_000 }));
  expect(shell.api.graphqlCalls).toHaveLength(1);
  act(() => shell.events.arrive('stream.state-changed', { state: 'connected', since: Date.now() + 1 }));
  await waitFor(() => expect(shell.api.graphqlCalls).toHaveLength(2));
});
