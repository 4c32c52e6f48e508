import { routes } from '@hirehq/shared-contracts/routes';
import { CompanyMonogram, FormattedMessage, Heading, PageLink, Skeleton, useBrand, useIntl, useViewer } from '@hirehq/shared-ui';
import { useId, type ReactNode } from 'react';
import { rounded } from '../../shared/estimates.ts';
import type { Market } from './job-market.query.ts';
import classes from './market-counts.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

function Block({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Heading order={3} id={heading} className={classes['heading']}>
        {title}
      </Heading>
      <ul className={classes['rows']}>{children}</ul>
    </section>
  );
}

const Outline = () =>
  ROWS.map((row) => (
    <li key={row} aria-hidden="true">
      <Skeleton height={18} width={row % 2 === 0 ? '62%' : '48%'} />
    </li>
  ));

/** Employers with the most open jobs; without data, the outline of their rows. */
export function HiringEmployers({ market }: { market: Market | undefined }) {
  return (
    <Block title={<FormattedMessage id="market.employers" />}>
      {market ? (
        market.employers.map(({ id, establishmentName, logoUrl, openJobs }) => (
          <li key={id}>
            <PageLink to={routes.company({ id })} className={classes['row'] ?? ''}>
              <CompanyMonogram name={establishmentName || '?'} logoUrl={logoUrl} size="sm" />
              <bdi className={classes['name']}>{establishmentName}</bdi>{' '}
              <span className={classes['count']}>
                <FormattedMessage id="market.jobsOf" values={{ count: openJobs }} />
              </span>
            </PageLink>
          </li>
        ))
      ) : (
        <Outline />
      )}
    </Block>
  );
}

/** The commonest occupations, of the healthcare brand those in health; each opens the list of its jobs. */
export function CommonOccupations({ market }: { market: Market | undefined }) {
  const { formatMessage } = useIntl();
  const signedIn = useViewer() !== undefined;
  const health = useBrand() === 'H';
  return (
    <Block title={<FormattedMessage id={health ? 'market.professions' : 'market.occupations'} />}>
      {market ? (
        market.occupations.map(({ title, openJobs, isEstimate }) => (
          <li key={title}>
            <PageLink to={routes.searchResults(signedIn, { keyword: title })} className={classes['row'] ?? ''}>
              <bdi className={classes['name']}>{title}</bdi>{' '}
              <span className={classes['count']}>
                {formatMessage(
                  { id: isEstimate ? 'market.aboutJobs' : 'market.jobsOf' },
                  { count: isEstimate ? rounded(openJobs) : openJobs },
                )}
              </span>
            </PageLink>
          </li>
        ))
      ) : (
        <Outline />
      )}
    </Block>
  );
}
