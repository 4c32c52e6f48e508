import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { defineRemote } from '../../shell/define-remote.tsx';
import { useApiQuery } from '../../data/use-api-query.ts';
import { useSession } from '../../shell/use-session.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { defineExamples } from '../remote-examples.ts';
import { openDevPage } from './dev-page.tsx';

const SKILLS = [
  { id: 1, name: 'Nursing' },
  { id: 2, name: 'Night nursing' },
];

const manifest = {
  id: 'toy',
  contract: CONTRACT_VERSION,
  routes: [
    { id: 'list', path: '/toys', access: 'public', criticality: 'primary', skeleton: 'list' },
    { id: 'toy', path: '/candidate/toys/:id/:tab?', access: 'candidate', criticality: 'primary', skeleton: 'page' },
  ],
  slots: [{ id: 'shelf', slot: 'page.overlay', criticality: 'regular', access: 'both' }],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;

function Skills() {
  const query = useApiQuery('GET skills', { query: { keyword: 'nur' } });
  const session = useSession();
  return (
    <div>
      <p>{session.status}</p>
      <p>{query.status === 'ready' ? `${query.data.length} skills` : query.status}</p>
      {query.status === 'ready' && query.data.map(({ id, name }) => <p key={id}>{name}</p>)}
      <PageLink to="/candidate/toys/7">The toy</PageLink>
    </div>
  );
}

const remote = defineRemote({
  manifest,
  messages: { en: {}, es: () => Promise.resolve({}), ar: () => Promise.resolve({}) },
  routes: { list: () => Promise.resolve({ Skills }), toy: () => Promise.resolve({ Toy: () => <h1>One toy</h1> }) },
  slots: { shelf: () => Promise.resolve({ Shelf: () => <p>On the shelf</p> }) },
});

const examples = defineExamples(manifest, {
  routes: { toy: { params: { id: '7' } }, list: { query: { sort: 'new' } } },
  respond: (api, amount) => api.respondToRest('GET skills', amount === 'some' ? SKILLS : []),
});

let close = () => {};

afterEach(() => {
  act(() => close());
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  document.documentElement.dir = '';
});

async function open(path: string) {
  window.history.replaceState(null, '', path);
  await act(async () => {
    close = openDevPage({ manifest, remote, examples });
  });
  return userEvent.setup();
}

test('PF-07 the index leads to every route and slot, with the parameters of the examples, in each state', async () => {
  await open('/');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const states = (address: string) =>
    [
      ['example data', 'example+data'],
      ['long texts', 'long+texts'],
      ['empty lists', 'empty+lists'],
      ['loading', 'loading'],
      ['failing', 'failing'],
      ['offline', 'offline'],
    ].map(([state, value]) => [state, `${address}shell.api=${value}`]);
  expect(links).toEqual([
    ['mfe-toy', '/'],
    ['list', '/toys?sort=new'],
    ...states('/toys?sort=new&'),
    ['toy', '/candidate/toys/7'],
    ...states('/candidate/toys/7?'),
    ['shelf', '/slots/shelf'],
    ...states('/slots/shelf?'),
  ]);
});

test('PF-07 the address sets the state, which stays on the way to other pages and after a reload', async () => {
  const user = await open('/toys?sort=new&shell.api=failing&shell.language=es&shell.brand=nobody');
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(screen.getByLabelText('brand')).toHaveValue('D');

  await user.click(screen.getByRole('link', { name: 'The toy' }));
  act(() => close());
  await open(window.location.pathname);
  expect(screen.getByLabelText('api')).toHaveValue('failing');
});

test('PF-07 a switch is in the address once it is set', async () => {
  const user = await open('/toys?sort=new&shell.api=failing');
  await user.selectOptions(screen.getByLabelText('api'), 'empty lists');
  expect(await screen.findByText('0 skills')).toBeInTheDocument();
  expect(window.location.search).toBe('?sort=new&shell.api=empty+lists');
});

test('PF-07 texts of several words are long in the state for it, codes are not', async () => {
  await open('/toys?shell.api=long+texts');
  expect(await screen.findByText(/^(Night nursing ?){6}$/)).toBeInTheDocument();
  expect(screen.getByText('Nursing')).toBeInTheDocument();
});

test('PF-07 a part is shown as its access needs, with example data, and the switches change what it gets', async () => {
  const user = await open('/toys?sort=new');
  expect(await screen.findByText('signed-out')).toBeInTheDocument();
  expect(await screen.findByText('2 skills')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('api'), 'empty lists');
  expect(await screen.findByText('0 skills')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('api'), 'failing');
  expect(await screen.findByText('failed')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('api'), 'loading');
  expect(await screen.findByText('loading', { selector: 'p' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('session'), 'signed in');
  expect(await screen.findByText('signed-in')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('language'), 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('PF-07 a link to a page of the remote leads there, and what was asked of the shell is told', async () => {
  const user = await open('/toys');
  await user.click(await screen.findByRole('link', { name: 'The toy' }));
  expect(await screen.findByRole('heading', { name: 'One toy' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/candidate/toys/7');
  expect(screen.getByText('goes to /candidate/toys/7')).toBeInTheDocument();
});

test('PF-07 a page of somebody else is said to be one', async () => {
  await open('/candidate/settings');
  expect(screen.getByRole('heading', { name: '/candidate/settings' })).toBeInTheDocument();
});
