import type { SlotName } from '@hirehq/shared-contracts/slots';
import { FormattedMessage, OfflineNotice, PageSection, Skeleton, useDayPart, useIntl } from '@hirehq/shared-ui';
import { PartState, ShellSlot, useFilledSlots } from '@hirehq/shared-ui/bundled';
import { TaskList } from '../../features/answer-tasks/task-list.tsx';
import { InterestList } from '../../features/see-interest/interest-list.tsx';
import { useDashboard } from '../../shared/dashboard.query.ts';
import classes from './dashboard-page.module.css';

type DashboardSlot = Extract<SlotName, `dashboard.${string}`>;

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
      <Skeleton component="span" display="inline-block" height="1em" width="12ch" />
    </>
  );
}

/** /candidate/dashboard (RP-01), the page after sign-in. Parts of other remotes load, and fail, each by itself. */
export function DashboardPage() {
  const { formatMessage } = useIntl();
  const query = useDashboard();
  const dashboard = query.data?.dashboard;
  const isNew = dashboard?.hasApplied === false && dashboard.tasks.length === 0;
  return (
    <div className="hq-page">
      <h1 className="hq-page-title">
        <Greeting name={dashboard?.firstName} isLoading={query.status === 'loading'} />
      </h1>
      <OfflineNotice message={formatMessage({ id: 'dashboard.offline' })} />
      <div className={classes['grid']}>
        <div className={classes['cell']}>
          <PageSection title={formatMessage({ id: isNew ? 'tasks.first' : 'tasks.title' })}>
            <div className={classes['tasks']}>
              <PartState query={query} lines={6}>
                {({ dashboard: { tasks, hasApplied } }) => <TaskList tasks={tasks} hasApplied={hasApplied} />}
              </PartState>
            </div>
          </PageSection>
        </div>
        <Slots names={['dashboard.interview']} />
        <Slots names={['dashboard.applications']} />
        <Slots names={['dashboard.messages']} />
        <Slots names={['dashboard.jobs']} />
        <Slots names={['dashboard.profile', 'dashboard.coach']} />
        <div className={classes['cell']}>
          <PageSection title={formatMessage({ id: 'interest.title' })}>
            <PartState query={query}>{({ dashboard: { interest } }) => <InterestList interest={interest} />}</PartState>
          </PageSection>
        </div>
      </div>
    </div>
  );
}

/** Parts of other remotes, one below the other; those that are not deployed leave no gap. */
function Slots({ names }: { names: readonly DashboardSlot[] }) {
  const filled = useFilledSlots(names);
  if (filled.length === 0) return null;
  return (
    <div className={classes['cell']}>
      {filled.map((name) => (
        <div key={name} className={classes['part']} data-slot={name} data-simplified={EXTRAS.has(name) ? 'hide' : undefined}>
          <ShellSlot name={name} />
        </div>
      ))}
    </div>
  );
}
