import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobDetailDocument } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '../testing/index.tsx';
import { useQuery } from './use-query.ts';

const messages = { en: {}, es: async () => ({}), ar: async () => ({}) };

// Any document will do: its answer is only shown.
function Answer({ id, keepPrevious = false }: { id?: string; keepPrevious?: boolean }) {
  const query = useQuery(JobDetailDocument, id === undefined ? undefined : { id }, { keepPrevious });
  return (
    <>
      <p>{`${query.status} ${JSON.stringify(query.data ?? null)}`}</p>
      <button type="button" onClick={query.reload}>
        reload
      </button>
    </>
  );
}

const answer = (job: null) => ({ job });

test('loading, then ready', async () => {
  const shell = createFakeShell();
  shell.api.answerGraphql(JobDetailDocument, answer(null));
  renderInShell(<Answer id="a" />, { shell, messages });
  expect(screen.getByText('loading null')).toBeTruthy();
  expect(await screen.findByText('ready {"job":null}')).toBeTruthy();
});

test('an answer in the page is there on the first render, and asked anew once somebody is signed in', async () => {
  const shell = createFakeShell();
  shell.api.inPage(JobDetailDocument, { id: 'a' }, answer(null));
  shell.api.answerGraphql(JobDetailDocument, answer(null));
  renderInShell(<Answer id="a" />, { shell, messages });
  expect(screen.getByText('ready {"job":null}')).toBeTruthy();
  expect(shell.api.graphqlCalls).toEqual([]);
  act(() => shell.session.change(signedIn()));
  await waitFor(() => expect(shell.api.graphqlCalls).toHaveLength(1));
  expect(screen.getByText('ready {"job":null}')).toBeTruthy();
});

test('an error, and the way out of it', async () => {
  const shell = createFakeShell();
  shell.api.answerGraphql(JobDetailDocument, fakeFailure('INTERNAL'));
  renderInShell(<Answer id="a" />, { shell, messages });
  expect(await screen.findByText('error null')).toBeTruthy();
  shell.api.answerGraphql(JobDetailDocument, answer(null));
  act(() => screen.getByRole('button', { name: 'reload' }).click());
  expect(await screen.findByText('ready {"job":null}')).toBeTruthy();
});

test('without variables nothing is asked', () => {
  const shell = createFakeShell();
  renderInShell(<Answer />, { shell, messages });
  expect(shell.api.graphqlCalls).toEqual([]);
});
