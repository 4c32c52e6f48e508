import type { TrackedJobTab } from '@hirehq/shared-contracts/routes';
import { EmptyState, PageSection, useIntl } from '@hirehq/shared-ui';
import { InterviewCard } from '../../../interviews/features/answer-interview/interview-card.tsx';
import { OfferLetter } from '../../features/answer-offer/offer-letter.tsx';
import { ApplicationTimeline } from '../../features/track-jobs/application-timeline.tsx';
import { SentAnswers } from '../../features/track-jobs/sent-answers.tsx';
import { SentExtras } from '../../features/track-jobs/sent-extras.tsx';
import { TAB_SCENES } from '../../features/track-jobs/tab-scenes.tsx';
import type { ApplicationTimelineQuery, TrackedJobQuery } from '../../features/track-jobs/tracked-job.graphql.ts';
import classes from './tracked-job-page.module.css';

type Job = NonNullable<TrackedJobQuery['job']>;

interface TrackedJobPanelProps {
  tab: TrackedJobTab;
  job: Job;
  answers: NonNullable<Job['application']>['answers'];
  application: NonNullable<NonNullable<ApplicationTimelineQuery['job']>['application']>;
  now: Date;
  /** Called with the id of the element to focus next. */
  onChanged: (elementId: string) => void;
}

/** The content of one tab of a tracked job. */
export function TrackedJobPanel({ tab, job, answers, application, now, onChanged }: TrackedJobPanelProps) {
  const { formatMessage } = useIntl();
  const company = job.enterprise.establishmentName;

  if (tab === 'application') {
    return (
      <PageSection title={formatMessage({ id: 'tracked.answers' })}>
        <SentAnswers questions={job.questions} answers={answers} />
        <SentExtras application={application} />
      </PageSection>
    );
  }
  if (tab === 'offer') {
    return application.offer ? (
      <OfferLetter application={application} offer={application.offer} job={job} now={now} onAnswered={onChanged} />
    ) : (
      <EmptyState
        illustration={TAB_SCENES.OFFERED}
        title={formatMessage({ id: 'tracked.noOffer' })}
        description={formatMessage({ id: 'tracked.noOfferText' }, { company })}
      />
    );
  }
  if (tab === 'interviews') {
    if (application.interviews.length === 0) {
      return (
        <EmptyState
          illustration={TAB_SCENES.INTERVIEW}
          title={formatMessage({ id: 'tracked.noInterviews' })}
          description={formatMessage({ id: 'tracked.noInterviewsText' }, { company })}
        />
      );
    }
    return (
      <ul className={classes['interviews']}>
        {application.interviews.map((interview) => (
          <li key={interview.id}>
            <InterviewCard interview={interview} company={company} now={now} headingOrder={2} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <PageSection title={formatMessage({ id: 'tracked.timeline' })}>
      <ApplicationTimeline application={application} company={company} channel={job.applyChannel} />
    </PageSection>
  );
}
