import { EmptyState, PageSkeleton, useIntl, useSearchParams } from '@hirehq/shared-ui';
import { PageFailure } from '../../shared/page-failure.tsx';
import { CompanyCard } from '../features/view-company/company-card.tsx';
import { useCompany } from '../features/view-company/company.query.ts';

/** In a page of an employer: the employer on a card. Its address is that of the list of its jobs. */
export function EmbeddedCompany() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const query = useCompany(search.get('enterprise') ?? '');
  if (query.status === 'loading') return <PageSkeleton kind="detail" />;
  if (!query.data) return <PageFailure failure={query.failure} onRetry={query.retry} />;
  const { jobs, jobDensity } = query.data;
  if (!jobs.enterprise)
    return (
      <EmptyState
        illustration="notFound"
        title={formatMessage({ id: 'company.notFound' })}
        description={formatMessage({ id: 'company.notFoundText' })}
      />
    );
  return <CompanyCard company={jobs.enterprise} locations={jobDensity.locations} />;
}
