import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Session } from '@hirehq/shared-contracts/session';
import { createFakeShell, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { HeaderSearch } from './header-search.tsx';

const SUGGESTIONS = [
  { type: 'S' as const, id: 42, name: 'React', minYears: 1, maxYears: 4 },
  { type: 'T' as const, name: 'React Developer' },
];

function narrowScreen(): void {
  const response = window.matchMedia('all');
  const matchMedia = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(Object.create(response), { media, matches: media.includes('max-width') }));
  onTestFinished(() => matchMedia.mockRestore());
}

interface Situation {
  at?: string;
  session?: Session;
  variant?: 'D' | 'H';
  isNarrow?: boolean;
}

const MADRID = {
  placeId: 'p1',
  description: 'Madrid, Spain',
  addressComponents: [
    { types: ['locality'], shortName: 'Madrid', longName: 'Madrid' },
    { types: ['country'], shortName: 'ES', longName: 'Spain' },
  ],
};

async function show({ at = '/', session, variant = 'D', isNarrow = false }: Situation = {}) {
  if (isNarrow) narrowScreen();
  const shell = createFakeShell({ variant, ...(session && { session }) });
  shell.api.respondToRest('GET candidates/search', SUGGESTIONS);
  shell.api.respondToRest('GET places/{text}', ({ query }) =>
    query?.type === 'D' ? MADRID : [{ placeId: 'p1', description: 'Madrid, Spain' }],
  );
  const view = renderInShell(<HeaderSearch />, { shell, messages, reactions, at });
  if (!isNarrow) await screen.findByRole('search');
  return { shell, user: userEvent.setup(), params: () => new URLSearchParams(view.address().split('?')[1]), ...view };
}

const keyword = () => screen.getByRole('combobox', { name: 'Skills or job titles' });
const place = () => screen.getByRole('combobox', { name: 'Location' });

test('JB-01 JB-02 Enter in the keyword box searches; signed out the list is /job-list', async () => {
  const { user, address, params } = await show();
  await user.type(keyword(), 'welder{Enter}');
  expect(address()).toMatch(/^\/job-list\?/);
  expect(params().get('keyword')).toBe('welder');
  expect(params().get('triggerSearch')).toBe('true');
});

test('JB-02 signed in the list is /candidate/find-jobs', async () => {
  const { user, address } = await show({ session: signedIn() });
  await user.type(keyword(), 'welder{Enter}');
  expect(address()).toMatch(/^\/candidate\/find-jobs\?keyword=welder/);
});

test('JB-06 JB-07 suggestions open on typing; choosing a skill searches by it and closes them', async () => {
  const { user, params } = await show();
  await user.type(keyword(), 'rea');
  await user.click(await screen.findByRole('option', { name: /React \(1-4\)/ }));
  await waitFor(() => expect(Object.fromEntries(params())).toEqual({ name: 'React', skills: '42', triggerSearch: 'true' }));
  await waitFor(() => expect(screen.queryByRole('option', { name: /React/ })).not.toBeInTheDocument());
});

test('JB-07 choosing a title searches by job title', async () => {
  const { user, params } = await show();
  await user.type(keyword(), 'rea');
  await user.click(await screen.findByRole('option', { name: /React Developer/ }));
  await waitFor(() =>
    expect(Object.fromEntries(params())).toEqual({ name: 'React Developer', jobTitle: 'React Developer', triggerSearch: 'true' }),
  );
});

test('A24 JB-06 the number of suggestions is announced, and one is chosen with the keyboard alone', async () => {
  const { user, params } = await show();
  await user.type(keyword(), 'rea');
  const option = await screen.findByRole('option', { name: /React Developer/ });
  expect(screen.getByText('2 suggestions')).toHaveAttribute('role', 'status');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(keyword()).toHaveAttribute('aria-activedescendant', option.id));
  await user.keyboard('{Enter}');
  expect(params().get('jobTitle')).toBe('React Developer');
});

test('JB-06 says so when nothing matches', async () => {
  const { shell, user } = await show();
  shell.api.respondToRest('GET candidates/search', []);
  await user.type(keyword(), 'zzz');
  expect(await screen.findByText('No results found')).toBeInTheDocument();
});

test('JB-08 healthcare asks with is-healthcare=true', async () => {
  const { shell, user } = await show({ variant: 'H' });
  await user.type(keyword(), 'nur');
  await waitFor(() => expect(shell.api.restCalls.length).toBeGreaterThan(0));
  expect(shell.api.restCalls[0]).toMatchObject({
    key: 'GET candidates/search',
    input: { query: { keyword: 'nur', 'is-healthcare': 'true' } },
  });
});

test('JB-03 clear keeps the location and searches again only on the list page', async () => {
  const { user, params, address } = await show({ at: '/job-list?keyword=welder&city=Madrid' });
  await user.click(screen.getByRole('button', { name: 'Clear the keyword' }));
  await waitFor(() => expect(Object.fromEntries(params())).toEqual({ city: 'Madrid', triggerSearch: 'true' }));
  expect(address()).toMatch(/^\/job-list/);
});

test('JB-03 clear elsewhere does not navigate', async () => {
  const { user, address } = await show({ at: '/feature' });
  await user.type(keyword(), 'welder');
  await user.click(screen.getByRole('button', { name: 'Clear the keyword' }));
  expect(address()).toBe('/feature');
  expect(keyword()).toHaveProperty('value', '');
});

test('JB-03 Reset opens the plain list', async () => {
  const { user, address } = await show({ at: '/job-list?keyword=welder&city=Madrid&remote=true' });
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(address()).toBe('/job-list');
  expect(keyword()).toHaveProperty('value', '');
});

test('JB-09 a place from the list is searched by city and country', async () => {
  const { user, params } = await show();
  await user.type(place(), 'mad');
  await user.click(await screen.findByRole('option', { name: 'Madrid, Spain' }));
  await waitFor(() => expect(place()).toHaveProperty('value', 'Madrid, Spain'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(Object.fromEntries(params())).toEqual({ city: 'Madrid', country: 'Spain', triggerSearch: 'true' }));
});

test('JB-09 Search waits for the city and country of a place that was just chosen', async () => {
  const { shell, user, params } = await show();
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  shell.api.respondToRest('GET places/{text}', async ({ query }) => {
    if (query?.type !== 'D') return [{ placeId: 'p1', description: 'Madrid, Spain' }];
    await told;
    return MADRID;
  });
  await user.type(place(), 'mad');
  await user.click(await screen.findByRole('option', { name: 'Madrid, Spain' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(params().has('triggerSearch')).toBe(false);
  tell();
  await waitFor(() => expect(Object.fromEntries(params())).toEqual({ city: 'Madrid', country: 'Spain', triggerSearch: 'true' }));
});

test('A25 JB-09 typed text is cleared on blur, which is announced, and the nearest place is offered', async () => {
  const { user } = await show();
  await user.type(place(), 'mad');
  await screen.findByRole('option', { name: 'Madrid, Spain' });
  await user.tab();
  expect(place()).toHaveProperty('value', '');
  const offer = screen.getByRole('button', { name: 'Did you mean Madrid, Spain?' });
  expect(offer.closest('[role="status"]')).toHaveTextContent('Please select from the list');
  await user.click(offer);
  expect(place()).toHaveProperty('value', 'Madrid, Spain');
});

test('JB-09 typing over a chosen place keeps the typed text', async () => {
  const { user } = await show({ at: '/job-list?city=Madrid&country=Spain' });
  expect(place()).toHaveProperty('value', 'Madrid, Spain');
  await user.type(place(), 'x');
  expect(place()).toHaveProperty('value', 'Madrid, Spainx');
});

test('SH-47 on narrow screens the button shows the shortened terms, and the panel opens as a sheet', async () => {
  const { user } = await show({ at: '/job-list?name=Maintenance+Engineer&city=Leeds', isNarrow: true });
  await user.click(screen.getByRole('button', { name: /Maintena… · Leeds/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Job search' }));
  expect(await sheet.findByRole('combobox', { name: 'Skills or job titles' })).toHaveValue('Maintenance Engineer');
});

test('JB-01 the sheet opens with the focus in the keyword box, the first time and again', async () => {
  const { user } = await show({ isNarrow: true });
  const open = screen.getByRole('button', { name: 'Search jobs' });
  for (const text of ['nurse', 'cook']) {
    await user.click(open);
    await waitFor(() => expect(keyword()).toHaveFocus());
    await user.keyboard(text);
    expect(keyword()).toHaveValue(text);
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
  }
});

test.each(['/candidate/analytics?name=Applications+by+status', '/candidate/my-jobs?keyword=welder', '/?city=Leeds'])(
  'SH-47 on narrow screens %s has no search terms',
  async (at) => {
    await show({ at, isNarrow: true, session: signedIn() });
    expect(screen.getByRole('button', { name: 'Search jobs' })).toBeInTheDocument();
  },
);

describe('on a phone', () => {
  const openSheet = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button'));
    return within(await screen.findByRole('dialog', { name: 'Job search' }));
  };

  function browserAt(position: { latitude: number; longitude: number } | 'denied'): void {
    const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) =>
      position === 'denied'
        ? failed({ message: 'User denied Geolocation' } as GeolocationPositionError)
        : found({ coords: position } as GeolocationPosition);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  }

  test('JB-01 the last searches are repeated by one tap, newest first, and can be removed', async () => {
    const { user, params } = await show({ isNarrow: true });
    for (const text of ['welder', 'nurse', 'welder']) {
      await openSheet(user);
      await user.clear(await screen.findByRole('combobox', { name: 'Skills or job titles' }));
      await user.type(keyword(), `${text}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    const sheet = await openSheet(user);
    const recent = within(await sheet.findByRole('region', { name: 'Recent searches' }));
    expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['welder', 'nurse']);
    await user.click(recent.getByRole('button', { name: 'nurse' }));
    await waitFor(() => expect(params().get('keyword')).toBe('nurse'));
    const again = await openSheet(user);
    await user.click(await again.findByRole('button', { name: 'Clear' }));
    expect(again.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  });

  test('JB-09 near me asks the browser when it is chosen, sends a kilometre and chooses the city', async () => {
    const { user, shell, params } = await show({ isNarrow: true });
    browserAt({ latitude: 40.416775, longitude: -3.70379 });
    await openSheet(user);
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(place()).toHaveValue('Madrid, Spain'));
    expect(shell.api.restCalls.find(({ key }) => key === 'GET places/{text}')).toMatchObject({
      input: { params: { text: '40.42,-3.70' } },
    });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(Object.fromEntries(params())).toMatchObject({ city: 'Madrid', country: 'Spain' }));
  });

  test('JB-09 says so when the browser does not tell where it is', async () => {
    const { user } = await show({ isNarrow: true });
    browserAt('denied');
    await openSheet(user);
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    expect(await screen.findByText('Your location could not be found. Enter a city instead.')).toBeInTheDocument();
    expect(place()).toHaveValue('');
  });
});
