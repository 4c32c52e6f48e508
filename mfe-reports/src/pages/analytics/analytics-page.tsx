import type { ReactElement } from 'react';
import { REPORTS, routes, type ReportName } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, defineMessages, useIntl, useLocation, useSearchParams } from '@hirehq/shared-ui';
import { useChosenTabInView, usePageTitle } from '@hirehq/shared-ui/bundled';
import { ActivitySummary } from '../../features/view-activity/activity.tsx';
import { Density } from '../../features/view-density/density.tsx';
import { RatingsReport } from '../../features/view-ratings/ratings.tsx';
import { reportOf } from '../../shared/address/report-address.ts';
import classes from './analytics-page.module.css';

const WORDS = {
  'my-average-rating': defineMessages({ title: { id: 'analytics.rating.title' }, lead: { id: 'analytics.rating.lead' } }),
  'my-activity-summary': defineMessages({ title: { id: 'analytics.activity.title' }, lead: { id: 'analytics.activity.lead' } }),
  'job-density': defineMessages({ title: { id: 'analytics.density.title' }, lead: { id: 'analytics.density.lead' } }),
} satisfies Record<ReportName, unknown>;

const CONTENTS: Readonly<Record<ReportName, ReactElement>> = {
  'my-average-rating': <RatingsReport />,
  'my-activity-summary': <ActivitySummary />,
  'job-density': <Density />,
};

/** /candidate/analytics?keyword=…: one report, or without a keyword the list of them (RP-02, RP-04). */
export function AnalyticsPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const report = reportOf(params.get('keyword'), useLocation().state);
  const chosenInView = useChosenTabInView();
  usePageTitle(report && [formatMessage(WORDS[report].title)]);
  return (
    <div className={`hq-page ${classes['page']}`}>
      <div>
        <h1 className="hq-page-title">
          {report ? formatMessage(WORDS[report].title) : <FormattedMessage id="analytics.title" />}
        </h1>
        <p className="hq-lead">{report ? formatMessage(WORDS[report].lead) : <FormattedMessage id="analytics.lead" />}</p>
      </div>
      {report ? (
        <>
          <nav ref={chosenInView} className={classes['reports']} aria-label={formatMessage({ id: 'analytics.title' })}>
            {REPORTS.map((name) => (
              <PageLink
                key={name}
                to={routes.analytics(name)}
                className={classes['report']}
                aria-current={name === report ? 'page' : undefined}
              >
                {formatMessage(WORDS[name].title)}
              </PageLink>
            ))}
          </nav>
          {CONTENTS[report]}
        </>
      ) : (
        <ul className={classes['list']}>
          {REPORTS.map((name) => (
            <li key={name} className="hq-card">
              <h2 className="hq-section-title">
                <PageLink to={routes.analytics(name)}>{formatMessage(WORDS[name].title)}</PageLink>
              </h2>
              <p className={classes['about']}>{formatMessage(WORDS[name].lead)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
