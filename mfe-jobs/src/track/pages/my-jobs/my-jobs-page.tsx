import { MY_JOBS_GROUPS, TABS_OF_GROUP } from '@hirehq/shared-contracts/my-jobs-groups';
import type { MyJobsGroup, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { FormattedMessage, Skeleton, useIntl, useNavigate, useSearchParams } from '@hirehq/shared-ui';
import { useChosenTabInView } from '@hirehq/shared-ui/bundled';
import { Tabs } from '@hirehq/shared-ui/tabs';
import { JobsToolbar } from './jobs-toolbar.tsx';
import { MyJobsMenu } from './my-jobs-menu.tsx';
import { useMyJobs, type MyJobs } from '../../features/track-jobs/my-jobs.query.ts';
import { StateChips } from './state-chips.tsx';
import { GROUP_WORDS, TABS, TAB_WORDS, addressOf, shownIn, type ShownJobs } from '../../features/track-jobs/track-jobs.model.ts';
import { TrackedJobs } from '../../features/track-jobs/tracked-jobs.tsx';
import { useSaveAfterSignIn } from '../../../shared/save-job/use-save-after-sign-in.ts';
import classes from './my-jobs-page.module.css';

const sumOf = (counts: ReadonlyMap<MyJobsTab, number>, tabs: readonly MyJobsTab[]) =>
  tabs.reduce((sum, tab) => sum + (counts.get(tab) ?? 0), 0);

/** How many jobs a group has; undefined until it is known. */
function totalOf(group: MyJobsGroup, { counts, toDo }: MyJobs): number | undefined {
  if (group === 'TO_DO') return toDo && sumOf(toDo, TABS);
  return counts && sumOf(counts, TABS_OF_GROUP[group]);
}

/** /candidate/my-jobs */
export function MyJobsPage() {
  const { formatMessage, formatNumber } = useIntl();
  const tabList = useChosenTabInView();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const shown = shownIn(params);
  const query = useMyJobs(shown);
  useSaveAfterSignIn();

  const show = (changed: Partial<ShownJobs>) => void navigate(addressOf({ ...shown, ...changed }), { replace: true });
  const group = shown.group ?? (query.isPrevious && shown.keyword === '' ? undefined : query.group);
  const isSearched = shown.keyword !== '';
  const number = (name: MyJobsGroup) => {
    const total = totalOf(name, query);
    return <span className={classes['count']}>{total === undefined ? '' : formatNumber(total)}</span>;
  };
  const jobs = (
    <TrackedJobs
      group={group}
      tab={shown.tab}
      query={query}
      isSearched={isSearched}
      onClearSearch={() => show({ keyword: '' })}
    />
  );

  return (
    <div className={`hq-page ${classes['page']}`}>
      <div className={classes['head']}>
        <h1 className="hq-page-title">
          <FormattedMessage id="myJobs.title" />
        </h1>
        <MyJobsMenu />
      </div>
      <JobsToolbar
        keyword={shown.keyword}
        onSearch={(keyword) => show({ keyword })}
        sort={shown.sort}
        onSort={(sort) => show({ sort })}
      />
      <p className="hq-visually-hidden" role="status">
        {isSearched && !query.isPrevious && query.total !== undefined && (
          <FormattedMessage id="list.count" values={{ count: query.total }} />
        )}
      </p>
      <Tabs
        value={group ?? null}
        onChange={(next) => show({ group: MY_JOBS_GROUPS.find((name) => name === next), tab: undefined })}
        keepMounted={false}
      >
        <Tabs.List ref={tabList} className={classes['tabs'] ?? ''} aria-label={formatMessage({ id: 'myJobs.groups' })}>
          {MY_JOBS_GROUPS.map((name) => (
            <Tabs.Tab key={name} value={name} rightSection={number(name)}>
              {formatMessage(GROUP_WORDS[name])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {group ? (
          <Tabs.Panel value={group} className={classes['panel'] ?? ''}>
            <h2 className="hq-visually-hidden">{formatMessage(shown.tab ? TAB_WORDS[shown.tab] : GROUP_WORDS[group])}</h2>
            <StateChips
              group={group}
              counts={group === 'TO_DO' ? query.toDo : query.counts}
              total={totalOf(group, query)}
              chosen={shown.tab}
              onChoose={(tab) => show({ group, tab })}
            />
            {jobs}
          </Tabs.Panel>
        ) : (
          <div className={classes['panel']}>
            <Skeleton height="2.25rem" radius="xl" />
            {jobs}
          </div>
        )}
      </Tabs>
    </div>
  );
}
