import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { createFakeShell, jobCard } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { CompanyDocument } from '../features/view-company/company.graphql.ts';
import { SimilarJobsDocument } from '../features/view-job/similar-jobs.graphql.ts';
import { EmbeddedCompany } from './embedded-company.tsx';
import { EmbeddedSimilar } from './embedded-similar.tsx';

type Shell = ReturnType<typeof createFakeShell>;

function show(View: ComponentType, at: string, respond: (shell: Shell) => void) {
  const shell = createFakeShell();
  respond(shell);
  renderInShell(<View />, { shell, messages, at });
  return shell;
}

const { enterprise } = jobCard({ id: 'job-1' });
const similarTo = (titles: readonly string[]) => (shell: Shell) =>
  shell.api.respondToGraphql(SimilarJobsDocument, {
    job: { id: 'job-1', enterprise: { id: enterprise.id }, similar: titles.map((title) => jobCard({ title })) },
  });

test('PF-05 similar jobs are those of the job in the address', async () => {
  const shell = show(EmbeddedSimilar, '/job/job-1?similar', similarTo(['Day Nurse']));
  expect(await screen.findByRole('link', { name: 'Day Nurse' })).toBeInTheDocument();
  expect(shell.api.graphqlCalls).toMatchObject([{ name: SimilarJobsDocument.name, variables: { id: 'job-1' } }]);
});

test('PF-05 without similar jobs it leads to all of the employer', async () => {
  show(EmbeddedSimilar, '/job/job-1?similar', similarTo([]));
  expect(await screen.findByRole('link', { name: 'See all open jobs' })).toHaveAttribute(
    'href',
    `/job-list?enterprise=${enterprise.id}`,
  );
});

test('PF-05 a job that is not of the employer is not found', async () => {
  show(EmbeddedSimilar, '/job/job-1?similar', ({ api }) => api.respondToGraphql(SimilarJobsDocument, { job: null }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});

const company = { ...enterprise, establishmentName: 'Acme', about: 'Small and kind.', openJobs: 12 };
const cities = ['Utrecht', 'Amsterdam', 'Leiden', 'Delft', 'Gouda'];

test('PF-05 a company’s card has what is public of it, and the way to its jobs', async () => {
  show(EmbeddedCompany, `/job-list?enterprise=${enterprise.id}`, ({ api }) =>
    api.respondToGraphql(CompanyDocument, {
      jobs: { enterprise: company },
      jobDensity: { locations: cities.map((city) => ({ city, state: null, country: 'NL' })) },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Acme' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    '12 open jobs',
    'Utrecht, Netherlands',
    'Amsterdam, Netherlands',
    'Leiden, Netherlands',
    'and 2 more places',
  ]);
  expect(screen.getByRole('link', { name: 'See all open jobs' })).toHaveAttribute(
    'href',
    `/job-list?enterprise=${enterprise.id}`,
  );
});

test('PF-05 an employer without open jobs has no link to them', async () => {
  show(EmbeddedCompany, '/job-list?enterprise=x', ({ api }) =>
    api.respondToGraphql(CompanyDocument, {
      jobs: { enterprise: { ...company, openJobs: 0 } },
      jobDensity: { locations: [] },
    }),
  );
  expect(await screen.findByText('No open jobs')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});
