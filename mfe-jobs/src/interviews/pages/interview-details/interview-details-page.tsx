import { useEffect, useEffectEvent } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import {
  CompanyMonogram,
  FormattedMessage,
  PageLink,
  PageSection,
  PageSkeleton,
  useIntl,
  useSearchParams,
  useToast,
} from '@hirehq/shared-ui';
import { InterviewActions } from '../../features/answer-interview/interview-actions.tsx';
import { InterviewFacts } from '../../features/answer-interview/interview-facts.tsx';
import { useInterview } from '../../features/answer-interview/interviews.query.ts';
import { ProposedTimes } from '../../features/answer-interview/proposed-times.tsx';
import { Scorecard } from '../../features/rate-interview/scorecard.tsx';
import { InterviewNotFound } from './interview-not-found.tsx';
import { InterviewStateTag, canRate, isOverIn, interviewStateOf } from '../../../shared/interview/interview-state.tsx';
import { InterviewTime } from '../../../shared/interview/interview-time.tsx';
import { MessageEmployer } from '../../../shared/message-employer.tsx';
import { PageFailure } from '../../../shared/page-failure.tsx';
import { useFocusAfter, useFreshLinks, useNow } from '@hirehq/shared-ui/bundled';
import classes from './interview-details-page.module.css';

const TITLE = 'interview-title';

/** /candidate/interviewDetails?id=…[&mode=scorecard]: one interview; in scorecard mode its rating comes first (JB-20, NT-09). */
export function InterviewDetailsPage() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const query = useInterview(id);
  const now = useNow();
  const focusAfter = useFocusAfter(query.data);
  useFreshLinks(query.data !== undefined, query.retry);

  const failure = query.data ? undefined : query.failure;
  const code = failure?.code;
  const isDenied = code === 'INTERVIEW_ACCESS_DENIED' || code === 'NOT_FOUND';
  // The shell shows no message for a failure of the server here (§8), so the page shows every failure.
  const isSaid = failure !== undefined && !isDenied && code !== 'INTERNAL' && code !== 'UNREACHABLE';
  const say = useEffectEvent(() => toast({ kind: 'error', message: formatMessage({ id: 'common.errorTitle' }) }));
  useEffect(() => {
    if (isSaid) say();
  }, [isSaid]);

  if (!id || isDenied) return <InterviewNotFound />;
  if (failure !== undefined) return <PageFailure failure={failure} onRetry={query.retry} />;
  if (!query.data) return <PageSkeleton kind="detail" />;
  const { interview } = query.data;
  if (!interview) return <InterviewNotFound />;

  const { job } = interview;
  const company = job.enterprise.establishmentName;
  const state = interviewStateOf(interview, now);
  const isOver = isOverIn(state);
  const hasScorecard = interview.roundCompleted || interview.ratingOfPanelByCandidate !== null;
  const isScorecardMode = params.get('mode') === 'scorecard';
  const scorecard = (hasScorecard || isScorecardMode) && (
    <PageSection title={formatMessage({ id: canRate(interview) ? 'rate.title' : 'rate.yours' })}>
      <Scorecard interview={interview} onRated={focusAfter} />
    </PageSection>
  );

  return (
    <div className={`hq-page hq-page-narrow ${classes['page']}`}>
      <header className={classes['head']}>
        <CompanyMonogram name={company || '?'} logoUrl={job.enterprise.logoUrl} size="lg" />
        <div className={classes['heading']}>
          <h1 id={TITLE} tabIndex={-1} className="hq-page-title">
            <bdi>{interview.roundTitle}</bdi>
          </h1>
          <p className="hq-lead">
            <PageLink to={routes.trackedJob(job)} dir="auto">
              {job.title}
            </PageLink>
            {company && (
              <>
                {' · '}
                <bdi>{company}</bdi>
              </>
            )}
          </p>
          <div className={classes['state']}>
            <InterviewStateTag state={state} />
          </div>
        </div>
      </header>
      {isScorecardMode && scorecard}
      <PageSection title={formatMessage({ id: 'interview.when' })}>
        <div className={classes['when']}>
          <InterviewTime {...interview} />
          <InterviewFacts interview={interview} isOver={isOver} />
          <ProposedTimes interview={interview} isOpen={state === 'proposed'} />
          <InterviewActions interview={interview} state={state} company={company} onChanged={() => focusAfter(TITLE)} />
        </div>
      </PageSection>
      {!isScorecardMode && scorecard}
      {company && (
        <div>
          <MessageEmployer job={job} />
        </div>
      )}
      <p className={classes['back']}>
        <PageLink to={routes.interviews()}>
          <FormattedMessage id="interview.all" />
        </PageLink>
      </p>
    </div>
  );
}
