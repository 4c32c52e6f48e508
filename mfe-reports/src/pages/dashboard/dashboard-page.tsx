import { FormattedMessage, OfflineNotice, PageSection, Skeleton, useDayPart, useIntl } from '@hirehq/shared-ui';
import { PartState, ShellSlot, useFilledSlots } from '@hirehq/shared-ui/bundled';
import { TaskList } from '../../features/answer-tasks/task-list.tsx';
import { InterestList } from '../../features/see-interest/interest-list.tsx';
import { NumberLinks } from '../../features/see-numbers/number-links.tsx';
import { useDashboard } from '../../shared/dashboard.query.ts';
import classes from './dashboard-page.module.css';
import { useDashboardParts, type DashboardPart, type DashboardSlot } from './use-dashboard-parts.ts';

/** Hidden in the simplified view. */
const EXTRAS: ReadonlySet<DashboardSlot> = new Set(['dashboard.jobs', 'dashboard.coach']);

/** By the time of day (SH-47). Until the name is known it is not visible, so that no greeting is replaced by another. */
function Greeting({ name, isLoading }: { name: string | null | undefined; isLoading: boolean }) {
  const part = useDayPart();
  if (name) return <FormattedMessage id="dashboard.greetingByName" values={{ part, name: <bdi>{name}</bdi> }} />;
  const greeting = <FormattedMessage id="dashboard.greeting" values={{ part }} />;
  if (!isLoading) return greeting;
  return (
    <>
      <span className="hq-visually-hidden">{greeting}</span>
      <Skeleton component="span" display="inline-block" height="1em" width="12ch" className={classes['name'] ?? ''} />
    </>
  );
}

/**
 * /candidate/dashboard (RP-01), the page after sign-in. Parts of other remotes load, and fail, each by itself; they are not shown
 * until it is known how much room each of them needs.
 */
export function DashboardPage() {
  const { formatMessage } = useIntl();
  const query = useDashboard();
  const partOf = useDashboardParts(query);
  const dashboard = query.data?.dashboard;
  const isNew = dashboard?.hasApplied === false && dashboard.tasks.length === 0;
  return (
    <div className="hq-page">
      <h1 className="hq-page-title">
        <Greeting name={dashboard?.firstName} isLoading={query.status === 'loading'} />
      </h1>
      <OfflineNotice message={formatMessage({ id: 'dashboard.offline' })} />
      {partOf ? dashboard && <NumberLinks counts={dashboard.counts} /> : <Outline />}
      <div className={classes['grid']} hidden={!partOf}>
        <div className={classes['column']}>
          {partOf && (
            <PageSection title={formatMessage({ id: isNew ? 'tasks.first' : 'tasks.title' })}>
              <PartState query={query}>
                {({ dashboard: { tasks, hasApplied } }) => <TaskList tasks={tasks} hasApplied={hasApplied} />}
              </PartState>
            </PageSection>
          )}
          <Slots names={['dashboard.interview', 'dashboard.applications', 'dashboard.jobs']} partOf={partOf} />
        </div>
        <div className={classes['column']}>
          <Slots names={['dashboard.messages']} partOf={partOf} />
          {partOf && (
            <PageSection title={formatMessage({ id: 'interest.title' })}>
              <PartState query={query}>{({ dashboard: { interest } }) => <InterestList interest={interest} />}</PartState>
            </PageSection>
          )}
          <Slots names={['dashboard.profile', 'dashboard.coach']} partOf={partOf} />
        </div>
      </div>
    </div>
  );
}

const LOADING = { data: undefined, failure: undefined, refreshing: false, retry: () => undefined };

/** What is shown until it is known which parts there are. */
function Outline() {
  return (
    <div className={classes['loading']}>
      <NumberLinks counts={undefined} />
      <div className={classes['grid']}>
        <div className={classes['column']}>
          <div className="hq-card">
            <PartState query={LOADING} lines={6}>
              {() => undefined}
            </PartState>
          </div>
        </div>
      </div>
    </div>
  );
}

interface SlotsProps {
  names: readonly DashboardSlot[];
  partOf: ((slot: DashboardSlot) => DashboardPart) | undefined;
}

/** Parts of other remotes, one below the other; those that are not deployed leave no gap. */
function Slots({ names, partOf }: SlotsProps) {
  return useFilledSlots(names).map((name) => {
    const part = partOf?.(name);
    return (
      <div
        key={name}
        className={classes['part']}
        data-slot={name}
        data-rows={part?.rows}
        data-late={part?.isLate || undefined}
        data-simplified={EXTRAS.has(name) ? 'hide' : undefined}
        hidden={!part?.isShown}
      >
        <ShellSlot name={name} />
      </div>
    );
  });
}
