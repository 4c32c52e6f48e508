import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, Heading, Icon, PageLink, useBrand, useViewer } from '@hirehq/shared-ui';
import { PartState } from '@hirehq/shared-ui/bundled';
import { useId } from 'react';
import { useJobMarket, type Market } from '../features/show-market/job-market.query.ts';
import { CommonOccupations, HiringEmployers } from '../features/show-market/market-counts.tsx';
import { MarketJob, MarketJobSkeleton } from '../features/show-market/market-job.tsx';
import { rounded } from '../shared/estimates.ts';
import classes from './landing-jobs.module.css';

const JOBS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function Numbers({ market }: { market: Market }) {
  const count = (value: number, isEstimate: boolean) => ({
    count: isEstimate ? rounded(value) : value,
    about: String(isEstimate),
  });
  return (
    <>
      <FormattedMessage id="market.open" values={count(market.openJobs, market.openJobsIsEstimate)} />
      {market.newJobs > 0 && (
        <>
          {' · '}
          <FormattedMessage id="market.new" values={count(market.newJobs, market.newJobsIsEstimate)} />
        </>
      )}
    </>
  );
}

/** The slot `landing.jobs`: how many jobs are open, six of them, who hires, and for what. */
export function LandingJobs() {
  const heading = useId();
  const signedIn = useViewer() !== undefined;
  const health = useBrand() === 'H';
  const query = useJobMarket();
  const { data } = query;
  const market = data?.jobMarket;
  const isEmpty = data?.jobs.nodes.length === 0;
  return (
    <section
      className={classes['market']}
      aria-labelledby={heading}
      aria-busy={query.status === 'loading'}
      data-empty={isEmpty || undefined}
    >
      <div className={classes['head']}>
        <div>
          <Heading order={2} id={heading} className={classes['heading']}>
            <FormattedMessage id={health ? 'market.titleHealth' : 'market.title'} />
          </Heading>
          <p className={classes['numbers']}>
            {market && (isEmpty ? <FormattedMessage id="market.none" /> : <Numbers market={market} />)}
          </p>
        </div>
        <PageLink to={routes.searchResults(signedIn, { sort: 'newest' })} className={classes['all'] ?? ''}>
          <FormattedMessage id="market.all" />
          <Icon name="arrowRight" size={18} directional />
        </PageLink>
      </div>
      {isEmpty ? null : query.failure && !data ? (
        <div className={classes['failed']}>
          <PartState query={query}>{() => null}</PartState>
        </div>
      ) : (
        <>
          <ul className={classes['jobs']}>
            {data
              ? data.jobs.nodes.map((job) => (
                  <li key={job.id}>
                    <MarketJob job={job} />
                  </li>
                ))
              : JOBS.map((name) => (
                  <li key={name}>
                    <MarketJobSkeleton />
                  </li>
                ))}
          </ul>
          <div className={classes['counts']} data-simplified="hide">
            <HiringEmployers market={market} />
            <CommonOccupations market={market} />
          </div>
        </>
      )}
    </section>
  );
}
