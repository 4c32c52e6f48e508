import type { JobDetailQuery } from '@hirehq/shared-contracts/graphql';
import { CompanyMonogram, FormattedMessage, Icon, Tag, useIntl, type IconName } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { useCodeLabel } from '../../shared/code-labels.ts';
import { JobPay } from '../../shared/job-pay.tsx';
import { MatchTag } from '../../shared/match-tag.tsx';
import { PostedTime } from '../../shared/posted-time.tsx';
import classes from './job-summary.module.css';

export type JobDetail = NonNullable<JobDetailQuery['job']>;

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What, where, when, pay and how to apply: always first, always in this order. */
export function JobSummary({ job, actions }: { job: JobDetail; actions: ReactNode }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const codeLabel = useCodeLabel();
  const incomplete = formatMessage({ id: 'card.dataIncomplete' });
  const workMode = codeLabel('workMode', job.workMode);
  const place = [job.place?.label, workMode].filter(Boolean).join(' · ');
  const kind = [codeLabel('employmentType', job.employmentType), codeLabel('experienceLevel', job.experienceLevel)]
    .filter(Boolean)
    .join(' · ');
  const education = codeLabel('education', job.education);

  return (
    <header className={`hq-card ${classes['summary']}`}>
      <div className={classes['head']}>
        <CompanyMonogram name={job.enterprise.establishmentName || '?'} logoUrl={job.enterprise.logoUrl} size="lg" />
        <div className={classes['heading']}>
          <p className={classes['company']}>{job.enterprise.establishmentName || incomplete}</p>
          <h1 className="hq-page-title">{job.title || incomplete}</h1>
          <div className={classes['tags']}>
            {job.closedAt && (
              <Tag tone="danger" icon="clock">
                <FormattedMessage id="detail.closed" />
              </Tag>
            )}
            {job.easyApply && !job.closedAt && (
              <Tag tone="accent" icon="bolt">
                <FormattedMessage id="card.easyApply" />
              </Tag>
            )}
            <MatchTag score={job.matchScore} />
          </div>
        </div>
      </div>
      <dl className={classes['facts']}>
        <Fact icon="pin" label={formatMessage({ id: 'detail.where' })}>
          {place || incomplete}
        </Fact>
        <Fact icon="clock" label={formatMessage({ id: 'detail.when' })}>
          <PostedTime at={job.postedAt} />
          {job.closesOn && !job.closedAt && (
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
      </dl>
      <div className={classes['actions']}>{actions}</div>
    </header>
  );
}
