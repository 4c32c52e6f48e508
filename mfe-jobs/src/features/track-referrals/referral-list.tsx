import { useState, type ReactNode } from 'react';
import { ReferralsDocument, type ReferralsQuery } from '@hirehq/shared-contracts/graphql';
import { Button, FormattedMessage } from '@hirehq/shared-ui';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';
import { ReferralCard } from './referral-card.tsx';
import classes from './referral-list.module.css';

export const REFERRALS_PAGE = 20;

type Page = ReferralsQuery['referrals'];

interface ReferralListProps {
  first: Page;
  /** The way to refer a job to somebody else. */
  renderAgain: (job: Page['nodes'][number]['job']) => ReactNode;
}

interface Further {
  /** Cursor of the first page they follow. */
  after: string | null;
  pages: readonly Page[];
}

/** The candidate's referrals, newest first, page after page. */
export function ReferralList({ first, renderAgain }: ReferralListProps) {
  const api = useApi();
  const report = useReport();
  const [further, setFurther] = useState<Further>({ after: first.endCursor, pages: [] });
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Another first page: what followed the one before would not join it.
  const pages = further.after === first.endCursor ? [first, ...further.pages] : [first];
  const after = pages.at(-1)?.endCursor ?? null;

  async function loadMore(): Promise<void> {
    setMore('loading');
    try {
      const { referrals } = await api.graphql(ReferralsDocument, { first: REFERRALS_PAGE, after });
      setFurther({ after: first.endCursor, pages: [...pages.slice(1), referrals] });
      setMore('idle');
    } catch (error) {
      report(error, { detail: 'more referrals' });
      setMore('failed');
    }
  }

  return (
    <>
      <ul className={classes['list']}>
        {pages
          .flatMap(({ nodes }) => nodes)
          .map((referral) => (
            <li key={referral.id}>
              <ReferralCard referral={referral} again={renderAgain(referral.job)} />
            </li>
          ))}
      </ul>
      {after !== null && (
        <div className={classes['more']}>
          {more === 'failed' && (
            <p role="alert">
              <FormattedMessage id="referrals.moreFailed" />
            </p>
          )}
          <Button variant="default" loading={more === 'loading'} onClick={() => void loadMore()}>
            <FormattedMessage id="list.more" />
          </Button>
        </div>
      )}
    </>
  );
}
