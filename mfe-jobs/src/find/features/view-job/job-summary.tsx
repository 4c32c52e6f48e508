import type { ApplicantRange } from '@hirehq/shared-contracts/codes';
import type { JobPageQuery } from '@hirehq/shared-contracts/graphql';
import { CompanyMonogram, FormattedMessage, Heading, Tag, defineMessages, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { CompanyLink } from '../../../shared/company-link.tsx';
import { useCodeLabel } from '../../../shared/code-labels.ts';
import { Fact } from '../../../shared/fact/fact.tsx';
import { isClosed } from '../../../shared/job-closed.ts';
import { JobPay } from '../../../shared/job-card/job-pay.tsx';
import { MatchTag } from '../../../shared/job-card/match-tag.tsx';
import { JobPosted } from '../../../shared/job-card/posted-time.tsx';
import { webLink } from '@hirehq/shared-ui/bundled';
import { ApplyFacts } from './apply-facts.tsx';
import { BrandFacts } from './brand-facts.tsx';
import { interviewText } from './interview/interview-text.ts';
import { JobInterview } from './interview/job-interview.tsx';
import classes from './job-summary.module.css';
import { WorkPlace } from './work-place.tsx';

const APPLICANTS = defineMessages({
  UNDER_10: { id: 'detail.applicants.under10' },
  FROM_10_TO_50: { id: 'detail.applicants.from10' },
  OVER_50: { id: 'detail.applicants.over50' },
} satisfies Record<ApplicantRange, { id: string }>);

export type Job = NonNullable<JobPageQuery['job']>;

/** What, where, when, pay, employment type, how to apply and the interview: always first, in this order. */
export function JobSummary({ job, actions }: { job: Job; actions: ReactNode }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const codeLabel = useCodeLabel();
  const incomplete = formatMessage({ id: 'card.dataIncomplete' });
  const kind = [codeLabel('employmentType', job.employmentType), codeLabel('experienceLevel', job.experienceLevel)]
    .filter(Boolean)
    .join(' · ');
  const closed = isClosed(job);
  // The main action leads there if one applies there.
  const source = job.applyPage ? undefined : webLink(job.sourceUrl);
  const interview = interviewText(job.descriptionHtml);
  const education = codeLabel('education', job.education);

  return (
    <header className={`hq-card ${classes['summary']}`}>
      <div className={classes['head']}>
        <CompanyMonogram name={job.enterprise.establishmentName || '?'} logoUrl={job.enterprise.logoUrl} size="lg" />
        <div className={classes['heading']}>
          <p className={classes['company']}>
            <CompanyLink company={job.enterprise} nameless={incomplete} />
          </p>
          <Heading order={1} className="hq-page-title">
            <bdi>{job.title || incomplete}</bdi>
          </Heading>
          <div className={classes['tags']}>
            {closed && (
              <Tag tone="danger" icon="clock">
                <FormattedMessage id="detail.closed" />
              </Tag>
            )}
            {job.easyApply && !closed && (
              <Tag tone="accent" icon="bolt">
                <FormattedMessage id="card.easyApply" />
              </Tag>
            )}
            <MatchTag score={job.matchScore} />
          </div>
        </div>
      </div>
      <BrandFacts job={job} />
      <dl className={classes['facts']}>
        <Fact icon="pin" label={formatMessage({ id: 'detail.where' })}>
          <WorkPlace job={job} incomplete={incomplete} />
        </Fact>
        <Fact icon="clock" label={formatMessage({ id: 'detail.when' })}>
          <JobPosted job={job} />
          {job.closesOn && !closed && (
            <>
              {' · '}
              <FormattedMessage
                id="detail.closesOn"
                values={{ date: intl.formatDate(job.closesOn, { dateStyle: 'medium', timeZone: 'UTC' }) }}
              />
            </>
          )}
        </Fact>
        <Fact icon="money" label={formatMessage({ id: 'detail.pay' })}>
          {job.pay ? <JobPay pay={job.pay} /> : <FormattedMessage id="detail.payUnknown" />}
        </Fact>
        <Fact icon="briefcase" label={formatMessage({ id: 'detail.kind' })}>
          {kind || incomplete}
          {education && (
            <>
              {' · '}
              {education}
            </>
          )}
        </Fact>
        {job.applicants && (
          <Fact icon="user" label={formatMessage({ id: 'detail.applicants' })}>
            {formatMessage(APPLICANTS[job.applicants])}
          </Fact>
        )}
        <Fact wide icon="send" label={formatMessage({ id: 'detail.how' })}>
          <ApplyFacts job={job} />
          {source && (
            <a className={classes['source']} href={source} target="_blank" rel="noopener noreferrer nofollow">
              <FormattedMessage id="detail.source" />
            </a>
          )}
        </Fact>
        {interview && (
          <Fact wide icon="user" label={formatMessage({ id: 'detail.interview' })}>
            <JobInterview interview={interview} />
          </Fact>
        )}
      </dl>
      <div className={classes['actions']} data-job-actions="">
        {actions}
      </div>
    </header>
  );
}
