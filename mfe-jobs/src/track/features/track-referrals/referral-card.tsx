import { routes } from '@hirehq/shared-contracts/routes';
import { Button, CompanyMonogram, FormattedMessage, Icon, PageLink, Tag, useIntl, useOrigin } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { useCopyLink, usePlaceText } from '@hirehq/shared-ui/bundled';
import type { ReferralsQuery } from './referrals.graphql.ts';
import classes from './referral-card.module.css';
import { ReferralStateTag } from './referral-state.tsx';

type Referral = ReferralsQuery['referrals']['nodes'][number];

interface ReferralCardProps {
  referral: Referral;
  /** A button to refer the same job to someone else. */
  again: ReactNode;
}

/** One referral: the job, the recipient, the status, and ways to refer the job again (JB-19). */
export function ReferralCard({ referral, again }: ReferralCardProps) {
  const { formatDate } = useIntl();
  const origin = useOrigin();
  const copy = useCopyLink({ copied: 'share.copied', failed: 'share.failed', byHand: 'share.byHand' });
  const placeText = usePlaceText();
  const { job } = referral;
  const link = origin + routes.job({ id: job.id, referrerId: referral.id });
  const isOpen = job.closedAt === null;
  const date = (at: string) => formatDate(at, { dateStyle: 'long' });

  return (
    <article className={classes['card']}>
      <CompanyMonogram name={job.enterprise.establishmentName || '?'} logoUrl={job.enterprise.logoUrl} />
      <div className={classes['body']}>
        <div className={classes['head']}>
          <h2 className={classes['title']}>
            <PageLink to={routes.candidateJob(job)}>{job.title}</PageLink>
          </h2>
          <span className={classes['tags']}>
            {!isOpen && (
              <Tag icon="clock">
                <FormattedMessage id="detail.closed" />
              </Tag>
            )}
            <ReferralStateTag state={referral.state} />
          </span>
        </div>
        <p className={classes['job']}>
          <bdi>{[job.enterprise.establishmentName, job.place && placeText(job.place)].filter(Boolean).join(' · ')}</bdi>
        </p>
        <dl className={classes['facts']}>
          <div>
            <dt>
              <FormattedMessage id="referral.to" />
            </dt>
            <dd>{referral.email ? <bdi>{referral.email}</bdi> : <FormattedMessage id="referral.byLink" />}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="referral.on" />
            </dt>
            <dd>
              <time dateTime={referral.createdAt}>{date(referral.createdAt)}</time>
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="referral.last" />
            </dt>
            <dd>
              <time dateTime={referral.changedAt}>{date(referral.changedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="referral.visits" />
            </dt>
            <dd>
              <FormattedMessage id="referral.visitCount" values={{ count: referral.visits }} />
            </dd>
          </div>
        </dl>
        {isOpen && (
          <div className={classes['actions']}>
            <Button variant="default" size="md" leftSection={<Icon name="link" size={18} />} onClick={() => void copy(link)}>
              <FormattedMessage id="share.copy" />
            </Button>
            {again}
          </div>
        )}
      </div>
    </article>
  );
}
