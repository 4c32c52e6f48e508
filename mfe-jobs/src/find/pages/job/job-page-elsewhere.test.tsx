import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { JobPageDocument, type JobPageQuery } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, createFakeSurface, jobCard } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { JobPage } from './job-page.tsx';

const card = jobCard({ id: 'job-1', title: 'Night Nurse' });
const JOB: NonNullable<JobPageQuery['job']> = {
  ...card,
  descriptionHtml: '<p>Care at night.</p>',
  education: 'BR',
  closesOn: '2099-12-24',
  applicants: null,
  sourceUrl: null,
  applyPage: null,
  remote: false,
  remoteRegions: [],
  remoteCountries: [],
  locations: [],
  places: [],
  questions: [],
  match: null,
  enterprise: { ...card.enterprise, about: null, openJobs: 2 },
  similar: [jobCard({ title: 'Day Nurse' })],
};

const host = document.createElement('div');
afterEach(() => host.remove());

function show(job: typeof JOB) {
  const surface = createFakeSurface(document.body.appendChild(host), '/job/job-1');
  const shell = createFakeShell({ surface, origin: 'https://jobs.example' });
  shell.api.respondToGraphql(JobPageDocument, { job });
  const page = renderInShell(<JobPage />, {
    shell,
    messages,
    reactions,
    at: '/job/job-1/candidate-2',
    path: '/job/:id/:referrerId?',
  });
  return { surface, shell, ...page };
}

test('PF-05 in a page of somebody else offers to apply and to share, and nothing that needs an account or sends a form', async () => {
  const { surface, shell } = show(JOB);
  await screen.findByRole('heading', { level: 2, name: 'Night Nurse' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy link']);
  expect(screen.getAllByRole('link', { name: /apply/i }).length).toBeGreaterThan(0);
  // The referrer of the path is not counted: a mutation would be refused there.
  expect(shell.api.graphqlCalls.map(({ name }) => name)).toEqual([JobPageDocument.name]);
  expect(surface.scrolls).toEqual([]);
});

test('PF-05 a closed job leads to similar ones without the hash of the page around it', async () => {
  const { surface, container } = show({ ...JOB, closedAt: '2026-01-01T00:00:00.000Z' });
  const link = await screen.findByRole('link', { name: /similar jobs/i });
  expect(link.getAttribute('href')).toBe('https://jobs.example/job/job-1#similar-jobs');
  // The page of the test is outside the tree of the surface.
  surface.root.append(container);
  fireEvent.click(link);
  expect(surface.scrolls).toEqual([container.querySelector('#similar-jobs')]);
  expect(window.location.hash).toBe('');
});

test('PF-05 the first heading is of the second level, those of the job text are below their section, and the logo is that of the platform', async () => {
  const job = {
    ...JOB,
    descriptionHtml: '<h1>What you do</h1>',
    enterprise: { ...JOB.enterprise, logoUrl: '/files/logo?signature=a' },
  };
  const { container } = show(job);
  await screen.findByRole('heading', { level: 2, name: 'Night Nurse' });
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'About the job' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 4, name: 'What you do' })).toBeInTheDocument();
  expect(container.querySelector('.hq-monogram img')?.getAttribute('src')).toBe('https://jobs.example/files/logo?signature=a');
});
