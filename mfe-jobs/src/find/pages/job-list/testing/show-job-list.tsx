import userEvent from '@testing-library/user-event';
import { SearchJobsDocument, type SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, jobCard, jobSearchResponse, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { useNavigate } from '@hirehq/shared-ui';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { PayRatesDocument } from '../../../features/filter-jobs/pay-rates.graphql.ts';
import { messages } from '../../../../messages/index.ts';
import { reactions } from '../../../../reactions.ts';
import { JobListPage } from '../job-list-page.tsx';

/** The facets of the list, unless a test has its own. */
export const facets: SearchJobsQuery['jobs']['facets'] = [
  { field: 'workModes', isEstimate: false, values: [{ value: 'H', count: 7 }] },
  { field: 'remote', isEstimate: false, values: [{ value: 'true', count: 5 }] },
  { field: 'easyApply', isEstimate: false, values: [{ value: 'true', count: 3 }] },
];

function GoBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

/** The list as the shell shows it, with one job; nothing is rendered before `open`. */
export function showJobList(at = '/job-list', options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  const nurse = jobCard({ title: 'Night Nurse' });
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([nurse], { total: 41, facets }));
  shell.api.respondToGraphql(PayRatesDocument, {
    payRates: { date: '2026-11-20', source: 'European Central Bank', currencies: ['EUR', 'GBP', 'USD'] },
  });
  const page = (
    <>
      <JobListPage />
      <GoBack />
    </>
  );
  return { shell, nurse, user: userEvent.setup(), open: () => renderInShell(page, { shell, messages, reactions, at }) };
}
