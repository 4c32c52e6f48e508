import { routes } from '@hirehq/shared-contracts/routes';
import {
  Button,
  EmptyState,
  FormattedMessage,
  PageLink,
  PageSection,
  PageSkeleton,
  useIntl,
  useParams,
  useViewer,
} from '@hirehq/shared-ui';
import { FindJobs, usePageTitle } from '@hirehq/shared-ui/bundled';
import { PageFailure } from '../../../shared/page-failure.tsx';
import { useSaveAfterSignIn } from '../../../shared/save-job/use-save-after-sign-in.ts';
import { ReportEmployerButton } from '../../features/report-employer/report-button.tsx';
import { SaveSearchButton } from '../../features/save-search/save-search-button.tsx';
import { ShareCompanyButton } from '../../features/share-page/share-button.tsx';
import { CompanyJobs } from '../../features/view-company/company-jobs.tsx';
import { useCompanyPage } from '../../features/view-company/company-page.query.ts';
import { CompanyPlacesList } from '../../features/view-company/company-places.tsx';
import { CompanyRemarks } from '../../features/view-company/company-remarks.tsx';
import { CompanySummary } from '../../features/view-company/company-summary.tsx';
import { BackToList } from '../../shared/back-to-list.tsx';
import classes from './company-page.module.css';

function CompanyNotFound() {
  const { formatMessage } = useIntl();
  const signedIn = useViewer() !== undefined;
  return (
    <div className="hq-page">
      <EmptyState
        illustration="notFound"
        order={1}
        title={formatMessage({ id: 'company.notFound' })}
        description={formatMessage({ id: 'company.notFoundText' })}
      >
        <Button component={PageLink} to={routes.searchResults(signedIn)}>
          <FormattedMessage id="detail.toList" />
        </Button>
      </EmptyState>
      <FindJobs pathOf={(list) => routes.searchResults(signedIn, list)} />
    </div>
  );
}

/** /company/:id: who an employer is, and its open jobs. */
export function CompanyPage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const query = useCompanyPage(id);
  useSaveAfterSignIn();
  const company = query.data?.enterprise;
  usePageTitle(company && [company.establishmentName]);

  if (query.status === 'loading') return <PageSkeleton kind="detail" />;
  if (!query.data) return <PageFailure failure={query.failure} onRetry={query.retry} />;
  if (!company) return <CompanyNotFound />;
  const { jobDensity, jobs } = query.data;
  const { establishmentName: name, about, openJobs } = company;

  return (
    <div className={`hq-page ${classes['page']}`}>
      <BackToList />
      <CompanySummary
        company={company}
        actions={
          <>
            {openJobs > 0 && (
              <Button component={PageLink} to={routes.jobList({ enterprise: company.id })} size="md">
                <FormattedMessage id="company.allJobs" />
              </Button>
            )}
            <SaveSearchButton
              search={{ enterprise: company.id }}
              title={formatMessage({ id: 'company.jobsAt' }, { name })}
              label={<FormattedMessage id="company.follow" />}
              size="md"
            />
            <ShareCompanyButton company={company} />
          </>
        }
      />
      <div className={classes['columns']} data-simplified="column">
        <PageSection title={formatMessage({ id: 'detail.about' }, { company: name })}>
          <p className={classes['about']} dir="auto">
            {about ?? formatMessage({ id: 'detail.aboutUnknown' })}
          </p>
        </PageSection>
        <div className={classes['jobs']}>
          <CompanyJobs company={company} jobs={jobs.nodes} />
        </div>
        <div className={classes['side']}>
          <CompanyPlacesList enterpriseId={company.id} places={jobDensity.locations} />
          <CompanyRemarks remarks={company.remarks} />
        </div>
      </div>
      <div>
        <ReportEmployerButton enterpriseId={company.id} />
      </div>
    </div>
  );
}
