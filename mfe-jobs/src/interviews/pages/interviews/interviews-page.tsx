import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, PageLink, PageSkeleton, useIntl } from '@hirehq/shared-ui';
import { groupInterviews } from '../../features/answer-interview/group-interviews.ts';
import { InterviewGroup } from '../../features/answer-interview/interview-group.tsx';
import { useInterviews } from '../../features/answer-interview/interviews.query.ts';
import { TAB_SCENES } from '../../../track/features/track-jobs/tab-scenes.tsx';
import { PageFailure } from '../../../shared/page-failure.tsx';
import { useFocusAfter, useFreshLinks, useNow } from '@hirehq/shared-ui/bundled';
import classes from './interviews-page.module.css';

/** /candidate/interviews: invitations to respond to, upcoming interviews and past ones (JB-20). */
export function InterviewsPage() {
  const { formatMessage } = useIntl();
  const query = useInterviews();
  const now = useNow();
  const focusAfter = useFocusAfter(query.data);
  useFreshLinks(query.data !== undefined, query.retry);

  if (query.status === 'loading') return <PageSkeleton kind="page" />;
  if (!query.data) return <PageFailure failure={query.failure} onRetry={query.retry} />;
  const groups = groupInterviews(query.data.interviews, now);
  const group = { now, onChanged: focusAfter };

  return (
    <div className={`hq-page ${classes['page']}`}>
      <div>
        <h1 className="hq-page-title">
          <FormattedMessage id="interviews.title" />
        </h1>
        <p className="hq-lead">
          <FormattedMessage id="interviews.lead" />
        </p>
      </div>
      {query.data.interviews.length === 0 ? (
        <EmptyState
          illustration={TAB_SCENES.INTERVIEW}
          title={formatMessage({ id: 'interviews.emptyTitle' })}
          description={formatMessage({ id: 'interviews.emptyText' })}
        >
          <Button component={PageLink} to={routes.myJobs()}>
            <FormattedMessage id="apply.toMyJobs" />
          </Button>
        </EmptyState>
      ) : (
        <>
          <InterviewGroup {...group} title={formatMessage({ id: 'interviews.upcoming' })} interviews={groups.upcoming} />
          <InterviewGroup {...group} title={formatMessage({ id: 'interviews.pending' })} interviews={groups.pending} />
          <InterviewGroup {...group} title={formatMessage({ id: 'interviews.toRate' })} interviews={groups.toRate} />
          <InterviewGroup {...group} title={formatMessage({ id: 'interviews.past' })} interviews={groups.past} />
        </>
      )}
    </div>
  );
}
