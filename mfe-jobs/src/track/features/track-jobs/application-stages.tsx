import { routes } from '@hirehq/shared-contracts/routes';
import { EmptyState, FormattedMessage, PageLink, PageSection, Tag, useIntl } from '@hirehq/shared-ui';
import { PartState } from '@hirehq/shared-ui/bundled';
import classes from './application-stages.module.css';
import { stagesOf, useApplicationStages, type Stage } from './application-stages.query.ts';
import { TAB_SCENES } from './tab-scenes.tsx';
import { TAB_WORDS } from './track-jobs.model.ts';

const TONES = { OFFERED: 'accent', INTERVIEW: 'accent', SHORTLISTED: 'brand', APPLIED: 'neutral' } as const satisfies Record<
  Stage,
  unknown
>;

/** The candidate's applications that are under way, with their stage. */
export function ApplicationStages() {
  const { formatMessage, formatNumber } = useIntl();
  const query = useApplicationStages();
  return (
    <PageSection
      title={formatMessage({ id: 'dashboard.applications' })}
      aside={
        <PageLink to={routes.myJobs()}>
          <FormattedMessage id="dashboard.applications.all" />
        </PageLink>
      }
    >
      <PartState query={query} lines={2}>
        {(stages) => {
          const { counts, applications } = stagesOf(stages);
          if (applications.length === 0)
            return (
              <EmptyState
                order={3}
                illustration={TAB_SCENES.APPLIED}
                title={formatMessage({ id: 'myJobs.emptyApplied' })}
                description={formatMessage({ id: 'dashboard.applications.none' })}
              />
            );
          return (
            <>
              <ul className={classes['stages']} aria-label={formatMessage({ id: 'dashboard.applications.stages' })}>
                {counts.map(({ stage, count }) => (
                  <li key={stage}>
                    <PageLink to={routes.myJobs(stage)}>
                      {formatMessage(TAB_WORDS[stage])}
                      <strong>{formatNumber(count)}</strong>
                    </PageLink>
                  </li>
                ))}
              </ul>
              <ul className="hq-rows">
                {applications.map(({ stage, job }) => (
                  <li key={job.id}>
                    <div>
                      <h3 className="hq-row-title">
                        <PageLink to={routes.trackedJob(job)}>
                          {job.title || formatMessage({ id: 'card.dataIncomplete' })}
                        </PageLink>
                      </h3>
                      <p className="hq-row-text">
                        <bdi>{job.enterprise.establishmentName}</bdi>
                      </p>
                    </div>
                    <Tag tone={TONES[stage]}>{formatMessage(TAB_WORDS[stage])}</Tag>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </PartState>
    </PageSection>
  );
}
