import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { jobCard, jobSearchResponse } from '@hirehq/shared-contracts/testing';
import { READING_DEFAULTS } from '@hirehq/shared-contracts/reading';
import { showJobList } from './testing/show-job-list.tsx';

const { matchMedia } = window;

function stubMedia(matched?: string) {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(matchMedia(query), { matches: query === matched }));
}

beforeEach(() => stubMedia('(min-width: 75em)'));
afterEach(() => void vi.unstubAllGlobals());

const titles = ['Night Nurse', 'Day Nurse', 'Baker'];

function showThree(options?: Parameters<typeof showJobList>[1]) {
  const { shell, open } = showJobList('/job-list?keyword=n', options);
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse(titles.map((title) => jobCard({ title }))));
  open();
  return userEvent.setup();
}

test('A27 JB-11 the arrow keys move the focus between the jobs of a list with a pane', async () => {
  const user = showThree();
  const link = (name: string) => screen.getByRole('link', { name });
  (await screen.findByRole('link', { name: 'Night Nurse' })).focus();
  await user.keyboard('{ArrowUp}');
  expect(link('Night Nurse')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(link('Baker')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(link('Day Nurse')).toHaveFocus();
});

test('JB-13 the room for a job is a named region', async () => {
  showThree();
  const pane = await screen.findByRole('region', { name: 'Chosen job' });
  expect(within(pane).getByText('Choose a job to read it here')).toBeInTheDocument();
});

test.each([
  ['a pane', '(min-width: 75em)'],
  ['a column of filters', undefined],
])('A42 JB-11 with %s the results are reached at once', async (_, media) => {
  stubMedia(media);
  const user = showThree();
  await screen.findByRole('link', { name: 'Night Nurse' });
  await user.click(screen.getByRole('button', { name: 'Skip to the results' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('AX-08 the simplified view has no pane', async () => {
  showThree({ reading: { ...READING_DEFAULTS, simplified: true } });
  await screen.findByRole('link', { name: 'Night Nurse' });
  expect(screen.queryByRole('region', { name: 'Chosen job' })).not.toBeInTheDocument();
});
