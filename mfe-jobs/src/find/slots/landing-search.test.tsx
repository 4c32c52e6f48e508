import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { LandingSearch } from './landing-search.tsx';

function show(suggestions: number, at = '/') {
  const shell = createFakeShell();
  shell.api.respondToRest(
    'GET candidates/search',
    Array.from({ length: suggestions }, (_, index) => ({ type: 'T' as const, name: `Nurse ${index + 1}` })),
  );
  return { user: userEvent.setup(), ...renderInShell(<LandingSearch />, { shell, messages, reactions, at }) };
}

const box = () => screen.getByRole('combobox');

test('A24 JB-04 up to five suggestions, and See All above five', async () => {
  const { user, address } = show(6);
  await user.type(box(), 'nurse');
  expect(await screen.findAllByRole('option')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'See All' }));
  expect(address()).toMatch(/^\/job-list\?keyword=nurse/);
});

test('JB-04 five suggestions need no See All, and none says so', async () => {
  const { user, unmount } = show(5);
  await user.type(box(), 'nurse');
  expect(await screen.findAllByRole('option')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'See All' })).not.toBeInTheDocument();
  unmount();
  show(0);
  await user.type(box(), 'zzz');
  expect(await screen.findByText('No results found')).toBeInTheDocument();
});

test('JB-04 a click outside closes the list and resets the keyword', async () => {
  const { user } = show(3);
  await user.type(box(), 'nurse');
  await screen.findAllByRole('option');
  await user.click(document.body);
  expect(box()).toHaveProperty('value', '');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});

test('JB-04 searches only when the keyword differs from the name in the address', async () => {
  const { user, address } = show(3, '/?name=Nurse');
  await user.type(box(), 'NURSE{Enter}');
  expect(address()).toBe('/?name=Nurse');
  await user.type(box(), 's{Enter}');
  expect(address()).toMatch(/^\/job-list\?keyword=NURSEs/);
});
