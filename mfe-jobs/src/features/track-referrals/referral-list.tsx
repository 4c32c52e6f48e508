import type { ReactNode } from 'react';
import { ReferralsDocument, type ReferralsQuery } from '@hirehq/shared-contracts/graphql';
import { FormattedMessage } from '@hirehq/shared-ui';
import { MoreButton, useFurtherPages } from '../../shared/further-pages.tsx';
import { useApi } from '../../shell/use-api.ts';
import { ReferralCard } from './referral-card.tsx';
import classes from './referral-list.module.css';

export const REFERRALS_PAGE = 20;

type Page = ReferralsQuery['referrals'];

interface ReferralListProps {
  first: Page;
  /** The way to refer a job to somebody else. */
  renderAgain: (job: Page['nodes'][number]['job']) => ReactNode;
}

/** The candidate's referrals, newest first, page after page. */
export function ReferralList({ first, renderAgain }: ReferralListProps) {
  const api = useApi();
  const further = useFurtherPages(
    first,
    async (after) => (await api.graphql(ReferralsDocument, { first: REFERRALS_PAGE, after })).referrals,
    'more referrals',
  );

  return (
    <>
      <ul className={classes['list']}>
        {further.pages
          .flatMap(({ nodes }) => nodes)
          .map((referral) => (
            <li key={referral.id}>
              <ReferralCard referral={referral} again={renderAgain(referral.job)} />
            </li>
          ))}
      </ul>
      <MoreButton further={further} failed={<FormattedMessage id="referrals.moreFailed" />} />
    </>
  );
}
