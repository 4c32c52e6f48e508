import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import { CompanyMonogram, PageLink, Skeleton, Tag, useIntl } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { useCodeLabel } from '../../../shared/code-labels.ts';
import { CompanyLink } from '../../../shared/company-link.tsx';
import { JobPay } from '../../../shared/job-card/job-pay.tsx';
import { useJobLinks } from '../../../shared/use-job-links.ts';
import classes from './market-job.module.css';

/** A job on a start page: title, company and place in a line each, and what it pays. Always as high as its outline. */
export function MarketJob({ job }: { job: JobCardFragment }) {
  const { formatMessage } = useIntl();
  const codeLabel = useCodeLabel();
  const placeText = usePlaceText();
  const links = useJobLinks();
  const incomplete = formatMessage({ id: 'card.dataIncomplete' });
  const workMode = codeLabel('workMode', job.workMode);
  const type = codeLabel('employmentType', job.employmentType);
  return (
    <article className={classes['job']}>
      <CompanyMonogram name={job.enterprise.establishmentName || '?'} logoUrl={job.enterprise.logoUrl} />
      <div className={classes['words']}>
        <h3 className={classes['title']}>
          <PageLink to={links.job(job.id)} className={classes['link']} dir="auto">
            {job.title || incomplete}
          </PageLink>
        </h3>
        <p className={classes['line']}>
          <CompanyLink company={job.enterprise} nameless={incomplete} className={classes['employer']} />
        </p>
        <p className={classes['line']}>{job.place && <bdi>{placeText(job.place)}</bdi>}</p>
      </div>
      <div className={classes['facts']}>
        {job.pay && (
          <Tag icon="money">
            <JobPay pay={job.pay} />
          </Tag>
        )}
        {workMode && <Tag icon={job.workMode === 'R' ? 'globe' : 'building'}>{workMode}</Tag>}
        {!job.pay && type && <Tag icon="briefcase">{type}</Tag>}
      </div>
    </article>
  );
}

/** The outline of a job while it loads. */
export const MarketJobSkeleton = () => (
  <div className={classes['job']} aria-hidden="true">
    <Skeleton height={48} width={48} radius="md" />
    <div className={classes['words']}>
      <Skeleton height={18} width="72%" mt={3} />
      <Skeleton height={14} width="48%" mt={12} />
      <Skeleton height={14} width="56%" mt={10} />
    </div>
    <div className={classes['facts']}>
      <Skeleton height={28} width={132} radius="xl" />
      <Skeleton height={28} width={88} radius="xl" />
    </div>
  </div>
);
