import { useEffect } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, PageLink, useIntl, useNavigate, useSearchParams } from '@hirehq/shared-ui';
import { Tabs } from '@hirehq/shared-ui/tabs';
import { useMyJobs } from '../../features/track-jobs/my-jobs.query.ts';
import { TABS, TAB_WORDS, tabInstead, tabOf } from '../../features/track-jobs/track-jobs.model.ts';
import { TrackedJobs } from '../../features/track-jobs/tracked-jobs.tsx';
import { useChosenTabInView } from '@hirehq/shared-ui/bundled';
import { useSaveAfterSignIn } from '../../../shared/save-job/use-save-after-sign-in.ts';
import classes from './my-jobs-page.module.css';

/** Parameter of the address: the employer whose jobs are shown, by default all. */
const ENTERPRISE = 'enterprise';

/** /candidate/my-jobs */
export function MyJobsPage() {
  const { formatMessage, formatNumber } = useIntl();
  const tabList = useChosenTabInView();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const enterpriseId = params.get(ENTERPRISE) ?? undefined;
  const query = useMyJobs(tab, enterpriseId);
  const { counts } = query;
  useSaveAfterSignIn();

  const isKnown = query.status === 'ready' && !query.isPrevious;
  const instead = isKnown && !params.has('tab') ? tabInstead(counts) : undefined;
  useEffect(() => {
    if (instead) void navigate(routes.myJobs(instead, enterpriseId), { replace: true });
  }, [instead, enterpriseId, navigate]);

  return (
    <div className={`hq-page ${classes['page']}`}>
      <div className={classes['head']}>
        <h1 className="hq-page-title">
          <FormattedMessage id="myJobs.title" />
        </h1>
        <Button component={PageLink} to={routes.interviews()} variant="default" leftSection={<Icon name="calendar" size={18} />}>
          <FormattedMessage id="interviews.title" />
        </Button>
      </div>
      <Tabs
        value={tab}
        onChange={(next) => void navigate(routes.myJobs(next ?? undefined, enterpriseId), { replace: true })}
        keepMounted={false}
      >
        <Tabs.List ref={tabList} className={classes['tabs'] ?? ''} aria-label={formatMessage({ id: 'myJobs.title' })}>
          {TABS.map((name) => {
            const count = counts.get(name);
            return (
              <Tabs.Tab
                key={name}
                value={name}
                rightSection={<span className={classes['count']}>{count === undefined ? '' : formatNumber(count)}</span>}
              >
                {formatMessage(TAB_WORDS[name])}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes['panel'] ?? ''}>
          <h2 className="hq-visually-hidden">{formatMessage(TAB_WORDS[tab])}</h2>
          <TrackedJobs tab={tab} query={query} isComing={query.isPrevious || instead !== undefined} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
