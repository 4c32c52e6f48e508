import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '../testing/index.tsx';
import { routes } from '@hirehq/shared-contracts/routes';
import { FindJobs } from './find-jobs.tsx';

const messages = { en: {}, es: async () => ({}), ar: async () => ({}) };

function links(isSignedIn: boolean) {
  renderInShell(<FindJobs pathOf={(list) => routes.searchResults(isSignedIn, list)} search={<p>the search</p>} />, {
    shell: createFakeShell(),
    messages,
  });
  expect(screen.getByText('the search')).toBeVisible();
  const lists = within(screen.getByRole('navigation', { name: 'Jobs' })).getAllByRole('link');
  return lists.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('JB-02 visitors get the lists that need no account', () => {
  expect(links(false)).toEqual([
    ['All jobs', '/job-list'],
    ['New this week', expect.stringMatching(/^\/job-list\?.*sort=newest/)],
    ['Remote jobs', expect.stringMatching(/^\/job-list\?remote=true/)],
    ['Easy Apply jobs', expect.stringMatching(/^\/job-list\?.*easyApply=true/i)],
  ]);
});

test('JB-02 candidates get their own list', () => {
  for (const [, href] of links(true)) expect(href).toMatch(/^\/candidate\/find-jobs/);
});
