import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompanyPageDocument, type CompanyPageQuery } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, jobCard } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { ReportEmployerDocument } from '../../features/report-employer/report-employer.graphql.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { CompanyPage } from './company-page.tsx';

type Company = NonNullable<CompanyPageQuery['enterprise']>;

const company = (overrides: Partial<Company> = {}): Company => ({
  id: 'acme',
  establishmentName: 'Acme',
  about: 'Small and kind.',
  logoUrl: null,
  openJobs: 7,
  domain: 'acme.example',
  sector: 'RETAIL',
  size: 'UP_TO_50',
  usualReply: 'WITHIN_A_DAY',
  remarks: { total: 1, nodes: [{ remark: 'No tricks.', month: '2026-10-01' }] },
  ...overrides,
});

function show(enterprise: Company | null, jobs = [jobCard({ title: 'Day Nurse' })]) {
  const shell = createFakeShell();
  const locations =
    jobs.length > 0 ? [{ city: 'Utrecht', state: null, country: 'NL', latitude: 52.09, longitude: 5.12, jobs: 4 }] : [];
  shell.api.respondToGraphql(CompanyPageDocument, { enterprise, jobDensity: { locations }, jobs: { nodes: jobs } });
  renderInShell(<CompanyPage />, { shell, messages, reactions, at: '/company/acme', path: '/company/:id' });
  return shell;
}

const calls = (shell: ReturnType<typeof createFakeShell>, name: string) =>
  shell.api.graphqlCalls.filter((call) => call.name === name).map(({ variables }) => variables);

test('SV-08 the page of a company has what it states, its jobs, places and remarks', async () => {
  show(company());
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeInTheDocument();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Open jobs', '7 open jobs'],
    ['Sector', 'Retail'],
    ['Size', '11 to 50 people'],
    ['Usual reply', 'Within a day'],
  ]);
  expect(screen.getByRole('link', { name: 'acme.example' })).toHaveAttribute('href', 'https://acme.example');
  expect(screen.getByRole('link', { name: 'Day Nurse' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all 7 open jobs' })).toHaveAttribute('href', '/job-list?enterprise=acme');
  const places = within(screen.getByRole('region', { name: 'Where the jobs are' }));
  expect(places.getByRole('link')).toHaveAttribute('href', '/job-list?city=Utrecht&country=NL&enterprise=acme');
  expect(screen.getByText('No tricks.').closest('li')).toHaveTextContent('A candidate, October 2026');
});

test('SV-08 what a company does not state is left out', async () => {
  const nothing = { about: null, domain: null, sector: null, size: null, usualReply: null, openJobs: 0 };
  show(company({ ...nothing, remarks: { total: 0, nodes: [] } }), []);
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeInTheDocument();
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(screen.getByText(/There are no open jobs at the moment/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Where the jobs are' })).toBeNull();
  expect(screen.queryByRole('link', { name: /See all/ })).toBeNull();
});

test('SV-08 a company that is not there says so', async () => {
  show(null, []);
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this employer' })).toBeInTheDocument();
});

test('SV-08 JB-13 an employer is reported with a reason, once; a failed report says why', async () => {
  const shell = show(company());
  const user = userEvent.setup();
  shell.api.respondToGraphql(ReportEmployerDocument, {
    reportEmployer: { __typename: 'ReportEmployerRefused', code: 'RATE_LIMITED', message: '' },
  });
  await user.click(await screen.findByRole('button', { name: 'Report this employer' }));
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  expect(screen.getByText('Choose a reason')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'It pretends to be another company' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect((await screen.findByRole('alert')).textContent).toContain('too many reports');
  shell.api.respondToGraphql(ReportEmployerDocument, {
    reportEmployer: { __typename: 'ReportEmployerDone', enterpriseId: 'acme' },
  });
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/We review every report/)).toBeInTheDocument();
  const sent = calls(shell, 'ReportEmployer') as { input: { requestId: string } }[];
  expect(sent).toMatchObject([1, 2].map(() => ({ input: { enterpriseId: 'acme', reason: 'IMPERSONATION' } })));
  expect(new Set(sent.map(({ input }) => input.requestId)).size).toBe(1);
});
