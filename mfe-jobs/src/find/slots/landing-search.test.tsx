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
  return { shell, user: userEvent.setup(), ...renderInShell(<LandingSearch />, { shell, messages, reactions, at }) };
}

const MADRID = {
  placeId: 'p1',
  description: 'Madrid, Spain',
  addressComponents: [
    { types: ['locality'], shortName: 'Madrid', longName: 'Madrid' },
    { types: ['country'], shortName: 'ES', longName: 'Spain' },
  ],
};

function showWithPlaces() {
  const shown = show(0);
  shown.shell.api.respondToRest('GET places/{text}', ({ query }) =>
    query?.type === 'D' ? MADRID : [{ placeId: 'p1', description: 'Madrid, Spain' }],
  );
  return { ...shown, params: () => Object.fromEntries(new URLSearchParams(shown.address().split('?')[1])) };
}

const box = () => screen.getByRole('combobox', { name: 'Skills or job titles' });
const place = () => screen.getByRole('combobox', { name: 'Location' });

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

test('JB-04 JB-09 a place is searched too, alone or with words, and waits until its city is known', async () => {
  const { user, shell, params } = showWithPlaces();
  await user.type(place(), 'mad');
  await user.click(await screen.findByRole('option', { name: 'Madrid, Spain' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(params()).toEqual({ city: 'Madrid', country: 'Spain', triggerSearch: 'true' }));
  expect(shell.api.restCalls.some(({ key }) => key === 'GET places/{text}')).toBe(true);
});

test('JB-04 a click into the place keeps the words, and one outside keeps the place', async () => {
  const { user, params } = showWithPlaces();
  await user.type(box(), 'nurse');
  await user.click(place());
  expect(box()).toHaveProperty('value', 'nurse');
  await user.type(place(), 'mad');
  await user.click(await screen.findByRole('option', { name: 'Madrid, Spain' }));
  await user.click(document.body);
  expect(box()).toHaveProperty('value', '');
  expect(place()).toHaveProperty('value', 'Madrid, Spain');
  await user.type(box(), 'nurse{Enter}');
  await waitFor(() => expect(params()).toEqual({ keyword: 'nurse', city: 'Madrid', country: 'Spain', triggerSearch: 'true' }));
});
