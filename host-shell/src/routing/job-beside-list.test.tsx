import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Location } from '@hirehq/shared-ui';
import { openShell, releasesOf, route, release } from './testing/open-shell.tsx';
import { routeTable } from './route-table.ts';
import { listBeside } from './use-shown-page.ts';

const routes = routeTable(releasesOf(release.manifest));
const at = (pathname: string, beside: unknown): Location => ({ pathname, search: '', hash: '', key: 'k', state: { beside } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showIn(isWide: boolean) {
  const asked = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(asked(query), { matches: isWide && query.includes('75em') }));
  return openShell('/job-list?keyword=nurse', { status: 'signed-out' });
}

test('JB-13 SH-10 in a wide window the list stays while a job is shown beside it, and the title is that of the job', async () => {
  const { navigator } = showIn(true);
  const list = await screen.findByRole('heading', { name: 'jobs jobList' });
  act(() => navigator.navigate('/job/7', { state: { beside: '/job-list?keyword=nurse' } }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/job/7');
  expect(screen.getByRole('heading', { name: 'jobs jobList' })).toBe(list);
  expect(document.activeElement?.id).not.toBe('main');
});

test('JB-13 SH-24 who skips to the content stays in the list beside the job', async () => {
  const { navigator } = showIn(true);
  const list = await screen.findByRole('heading', { name: 'jobs jobList' });
  act(() => navigator.navigate('/job/7', { state: { beside: '/job-list?keyword=nurse' } }));
  expect(fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }))).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'jobs jobList' })).toBe(list);
});

test('JB-13 in a narrow window, and from elsewhere, a job fills the window', async () => {
  const { navigator } = showIn(false);
  await screen.findByRole('heading', { name: 'jobs jobList' });
  act(() => navigator.navigate('/job/7', { state: { beside: '/job-list' } }));
  expect(await screen.findByRole('heading', { name: 'jobs job' })).toBeInTheDocument();
  cleanup();
  const wide = showIn(true);
  await screen.findByRole('heading', { name: 'jobs jobList' });
  act(() => wide.navigator.navigate('/job/7'));
  expect(await screen.findByRole('heading', { name: 'jobs job' })).toBeInTheDocument();
});

test.each([
  ['no list', undefined],
  ['a page that is no list of jobs', '/application/7'],
  ['an address elsewhere', '//elsewhere.example/job-list'],
  ['something else', 7],
])('JB-13 beside %s a job is shown by itself', (_name, address) => {
  expect(listBeside(routes, at('/job/7', address))).toBeUndefined();
});

test('JB-13 the header is as wide as a list that has room for a job', async () => {
  const { navigator } = showIn(true);
  await screen.findByRole('heading', { name: 'jobs jobList' });
  expect(screen.getByRole('banner')).toHaveAttribute('data-wide');
  act(() => navigator.navigate('/job/7', { state: { beside: '/job-list?keyword=nurse' } }));
  expect(screen.getByRole('banner')).toHaveAttribute('data-wide');
  act(() => navigator.navigate('/job/7'));
  await screen.findByRole('heading', { name: 'jobs job' });
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-wide');
});

test('JB-13 beside its list only what the manifest names is shown', () => {
  expect(listBeside(routes, at('/job/7', '/job-list?keyword=a'))).toMatchObject({ pathname: '/job-list', search: '?keyword=a' });
  expect(listBeside(routes, at('/application/7', '/job-list'))).toBeUndefined();
  const alone = routeTable(releasesOf({ ...release.manifest, routes: [route('job', '/job/:id', 'public')] }));
  expect(listBeside(alone, at('/job/7', '/job-list'))).toBeUndefined();
});
