import { routes } from '@hirehq/shared-contracts/routes';
import { Button, CompanyMonogram, EmptyState, FormattedMessage, Icon, PageLink, PageSection, useIntl } from '@hirehq/shared-ui';
import { PartState, usePlaceText } from '@hirehq/shared-ui/bundled';
import { SaveButton } from '../../../shared/save-job/save-button.tsx';
import { useToggleSaved, type ToggleSaved } from '../../../shared/save-job/use-toggle-saved.ts';
import { useJobLinks } from '../../../shared/use-job-links.ts';
import classes from './fitting-jobs.module.css';
import { useMatchReasons } from './match-reasons.ts';
import { PayAndMode } from './pay-and-mode.tsx';
import { useNoneText } from './use-none-text.ts';
import { useRecommendedJobs, type RecommendedJob } from './recommended-jobs.query.ts';

const FIRST = 5;

function FittingJob({ job, onToggleSaved }: { job: RecommendedJob; onToggleSaved: ToggleSaved | undefined }) {
  const { formatMessage } = useIntl();
  const links = useJobLinks();
  const placeText = usePlaceText();
  const reasons = useMatchReasons()(job.match);
  return (
    <li className={classes['job']}>
      <CompanyMonogram size="sm" name={job.enterprise.establishmentName || '?'} logoUrl={job.enterprise.logoUrl} />
      <div className={classes['words']}>
        <h3 className="hq-row-title">
          <PageLink to={links.job(job.id)}>{job.title || formatMessage({ id: 'card.dataIncomplete' })}</PageLink>
        </h3>
        <p className="hq-row-text">
          <bdi>{[job.enterprise.establishmentName, job.place && placeText(job.place)].filter(Boolean).join(' · ')}</bdi>
        </p>
        <PayAndMode job={job} className={classes['facts']} />
        {reasons && (
          <p className={classes['reasons']}>
            <Icon name="check" size={15} />
            <span>{reasons}</span>
          </p>
        )}
      </div>
      <SaveButton job={job} onToggle={onToggleSaved} />
    </li>
  );
}

/** Five jobs that match the candidate best, with the reasons. */
export function FittingJobs() {
  const { formatMessage } = useIntl();
  const noneText = useNoneText();
  const query = useRecommendedJobs(FIRST);
  const toggleSaved = useToggleSaved();
  return (
    <PageSection
      title={formatMessage({ id: 'recommended.title' })}
      aside={
        <PageLink to={routes.findJobs()}>
          <FormattedMessage id="dashboard.jobs.all" />
        </PageLink>
      }
    >
      <PartState query={query} lines={3}>
        {({ recommendedJobs: { nodes } }) =>
          nodes.length === 0 ? (
            <EmptyState
              order={3}
              illustration="noResults"
              title={formatMessage({ id: 'recommended.noneTitle' })}
              description={noneText}
            >
              <Button component={PageLink} to={routes.editProfile()} variant="default">
                <FormattedMessage id="recommended.profile" />
              </Button>
            </EmptyState>
          ) : (
            <ul className="hq-rows">
              {nodes.map((job) => (
                <FittingJob key={job.id} job={job} onToggleSaved={toggleSaved} />
              ))}
            </ul>
          )
        }
      </PartState>
    </PageSection>
  );
}
