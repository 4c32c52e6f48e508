import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, PageSection, useIntl } from '@hirehq/shared-ui';
import { PartState, useNow } from '@hirehq/shared-ui/bundled';
import { InterviewTime } from '../../../shared/interview/interview-time.tsx';
import { groupInterviews } from './group-interviews.ts';
import { useInterviews } from './interviews.query.ts';

/** The next interview that the candidate has accepted. */
export function NextInterview() {
  const { formatMessage } = useIntl();
  const query = useInterviews();
  const now = useNow();
  return (
    <PageSection
      title={formatMessage({ id: 'dashboard.interview' })}
      aside={
        <PageLink to={routes.interviews()}>
          <FormattedMessage id="dashboard.interview.all" />
        </PageLink>
      }
    >
      <PartState query={query}>
        {({ interviews }) => {
          const [next] = groupInterviews(interviews, now).upcoming;
          if (!next)
            return (
              <p className="hq-row-text">
                <FormattedMessage id="dashboard.interview.none" />
              </p>
            );
          return (
            <>
              <h3 className="hq-row-title">
                <PageLink to={routes.interviewDetails({ id: next.id })}>{next.roundTitle}</PageLink>
              </h3>
              <p className="hq-row-text">
                <bdi>{[next.job.title, next.job.enterprise.establishmentName].filter(Boolean).join(' · ')}</bdi>
              </p>
              <InterviewTime {...next} />
            </>
          );
        }}
      </PartState>
    </PageSection>
  );
}
