import { routes } from '@hirehq/shared-contracts/routes';
import { Button, Drawing, EmptyState, FormattedMessage, PageLink, PageSkeleton, useIntl } from '@hirehq/shared-ui';
import { ReferButton } from '../../../find/features/refer-job/refer-button.tsx';
import { ReferralList } from '../../features/track-referrals/referral-list.tsx';
import { useReferrals } from '../../features/track-referrals/referrals.query.ts';
import { PageFailure } from '../../../shared/page-failure.tsx';
import classes from './my-referrals-page.module.css';

/** A sheet passed from one person to another. */
const scene = (
  <Drawing>
    <circle className="hq-art-soft" cx="50" cy="92" r="34" />
    <circle className="hq-art-soft" cx="150" cy="92" r="34" />
    <circle className="hq-art-lens" cx="50" cy="66" r="14" />
    <circle className="hq-art-lens" cx="150" cy="66" r="14" />
    <path className="hq-art-strong" d="M24 116c3-18 13-27 26-27s23 9 26 27M124 116c3-18 13-27 26-27s23 9 26 27" />
    <rect className="hq-art-card" x="78" y="18" width="44" height="52" rx="8" />
    <path className="hq-art-line" d="M90 34h20M90 48h12" />
    <path className="hq-art-accent" d="M60 30c4-8 8-11 14-12M140 30c-4-8-8-11-14-12m0 0 2 8m-2-8 8-1" />
  </Drawing>
);

/** /candidate/my-referrals (JB-19) */
export function MyReferralsPage() {
  const { formatMessage } = useIntl();
  const query = useReferrals();
  const { total = 0, referrals } = query;

  if (query.status === 'loading') return <PageSkeleton kind="page" />;
  if (query.status === 'failed' && query.pages.length === 0) return <PageFailure failure={query.failure} onRetry={query.retry} />;

  return (
    <div className={`hq-page ${classes['page']}`}>
      <div>
        <h1 className="hq-page-title">
          <FormattedMessage id="referrals.title" />
        </h1>
        <p className="hq-lead">
          {total > 0 ? (
            <FormattedMessage id="referrals.count" values={{ count: total }} />
          ) : (
            <FormattedMessage id="referrals.lead" />
          )}
        </p>
      </div>
      {referrals.length === 0 ? (
        <EmptyState
          illustration={scene}
          title={formatMessage({ id: 'referrals.emptyTitle' })}
          description={formatMessage({ id: 'referrals.emptyText' })}
        >
          <Button component={PageLink} to={routes.findJobs()}>
            <FormattedMessage id="myJobs.find" />
          </Button>
        </EmptyState>
      ) : (
        <ReferralList query={query} renderAgain={(job) => <ReferButton job={job} />} />
      )}
    </div>
  );
}
