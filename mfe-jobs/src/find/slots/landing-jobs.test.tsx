import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobMarketDocument, type JobMarketQuery } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, jobCard } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { LandingJobs } from './landing-jobs.tsx';

type Market = JobMarketQuery['jobMarket'];

const MARKET: Market = {
  openJobs: 1234,
  openJobsIsEstimate: false,
  newJobs: 56,
  newJobsIsEstimate: false,
  employers: [{ id: 'acme', establishmentName: 'Acme', logoUrl: null, openJobs: 7 }],
  occupations: [{ title: 'Nurse', openJobs: 12_345, isEstimate: true }],
};

function show(market: Market = MARKET, jobs = [jobCard({ id: 'one', title: 'Day Nurse' })]) {
  const shell = createFakeShell();
  shell.api.respondToGraphql(JobMarketDocument, { jobMarket: market, jobs: { nodes: jobs } });
  renderInShell(<LandingJobs />, { shell, messages, reactions, at: '/' });
}

test('SH-21 open jobs are counted, and lead to themselves, their employers and lists of their occupations', async () => {
  show();
  expect(await screen.findByText('1,234 open jobs · 56 new this week')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Day Nurse' })).toHaveAttribute('href', '/job/one');
  const employers = within(screen.getByRole('region', { name: 'Companies that are hiring' }));
  expect(employers.getByRole('link', { name: 'Acme 7 jobs' })).toHaveAttribute('href', '/company/acme');
  const occupations = within(screen.getByRole('region', { name: 'Most wanted occupations' }));
  expect(occupations.getByRole('link', { name: 'Nurse about 12,000 jobs' })).toHaveAttribute('href', '/job-list?keyword=Nurse');
});

test('SH-21 estimated numbers are rounded and say so; no new jobs are not mentioned', async () => {
  show({ ...MARKET, openJobs: 98_765, openJobsIsEstimate: true, newJobs: 0 });
  expect(await screen.findByText('About 99,000 open jobs')).toBeInTheDocument();
});

test('SH-21 without open jobs it says so', async () => {
  show({ ...MARKET, openJobs: 0, newJobs: 0, employers: [], occupations: [] }, []);
  expect(await screen.findByText('There are no open jobs at the moment.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Companies that are hiring' })).toBeNull();
});
