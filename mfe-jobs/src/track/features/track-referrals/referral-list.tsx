import type { ReactNode } from 'react';
import { FormattedMessage } from '@hirehq/shared-ui';
import { MoreButton } from '../../shared/more-button.tsx';
import { ReferralCard } from './referral-card.tsx';
import classes from './referral-list.module.css';
import type { Referrals } from './referrals.query.ts';

interface ReferralListProps {
  query: Referrals;
  /** A button to refer a job to someone else. */
  renderAgain: (job: Referrals['referrals'][number]['job']) => ReactNode;
}

/** The candidate's referrals, newest first, page by page. */
export function ReferralList({ query, renderAgain }: ReferralListProps) {
  return (
    <>
      <ul className={classes['list']}>
        {query.referrals.map((referral) => (
          <li key={referral.id}>
            <ReferralCard referral={referral} again={renderAgain(referral.job)} />
          </li>
        ))}
      </ul>
      <MoreButton pages={query} failed={<FormattedMessage id="referrals.moreFailed" />} />
    </>
  );
}
