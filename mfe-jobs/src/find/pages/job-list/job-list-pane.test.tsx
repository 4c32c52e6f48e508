import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { jobCard, jobSearchResponse } from '@hirehq/shared-contracts/testing';
import { READING_DEFAULTS } from '@hirehq/shared-contracts/reading';
import { showJobList } from './testing/show-job-list.tsx';

beforeEach(() => {
  const asked = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(asked(query), { matches: query === '(min-width: 75em)' }));
});
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

test('JB-13 the room for a job is a named region, and the results can be reached at once', async () => {
  const user = showThree();
  const pane = await screen.findByRole('region', { name: 'Chosen job' });
  expect(within(pane).getByText('Choose a job to read it here')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip to the results' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('AX-08 the simplified view has no pane', async () => {
  showThree({ reading: { ...READING_DEFAULTS, simplified: true } });
  await screen.findByRole('link', { name: 'Night Nurse' });
  expect(screen.queryByRole('region', { name: 'Chosen job' })).not.toBeInTheDocument();
});
