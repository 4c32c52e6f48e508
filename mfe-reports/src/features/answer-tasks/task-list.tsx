import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, PageLink, useCanOpen, useIntl, useToast } from '@hirehq/shared-ui';
import { useNow } from '@hirehq/shared-ui/bundled';
import { useId, useState } from 'react';
import type { DashboardTask } from '../../shared/dashboard.query.ts';
import { useAcceptInvitation } from './accept-invitation.mutation.ts';
import classes from './task-list.module.css';
import { TASK_ICONS, isKnownTask, useTaskWords } from './task-words.ts';

/** As many as a phone shows above the next interview; the others are one press away. */
const AT_FIRST = 3;

interface TaskListProps {
  tasks: readonly DashboardTask[];
  /** False for somebody who is about to begin. */
  hasApplied: boolean;
}

/** What waits for the candidate, the most urgent first. */
export function TaskList({ tasks, hasApplied }: TaskListProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const canOpen = useCanOpen();
  // Without the page of messages nothing can be done about one.
  const known = tasks
    .filter(isKnownTask)
    .filter(({ kind, link }) => kind !== 'UNREAD_MESSAGES' || (link !== null && canOpen(link)));
  const hidden = showsAll ? 0 : Math.max(0, known.length - AT_FIRST);

  function showAll(): void {
    // The button is removed by it.
    document.getElementById(id)?.focus();
    setShowsAll(true);
  }

  if (known.length === 0)
    return (
      <div className={classes['tasks']}>
        <div className={classes['nothing']}>
          <p>
            <FormattedMessage id={hasApplied ? 'tasks.none' : 'tasks.begin'} />
          </p>
          <Button component={PageLink} to={routes.findJobs()} size="md" variant={hasApplied ? 'default' : 'filled'}>
            <FormattedMessage id="tasks.findJobs" />
          </Button>
        </div>
      </div>
    );
  return (
    <div className={classes['tasks']}>
      <ul id={id} tabIndex={-1} className={classes['list']} aria-label={formatMessage({ id: 'tasks.title' })}>
        {(showsAll ? known : known.slice(0, AT_FIRST)).map((task) => (
          <Task key={`${task.kind} ${task.id}`} task={task} now={now} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className={classes['more'] ?? ''} variant="subtle" size="compact-md" onClick={showAll}>
          <FormattedMessage id="tasks.more" values={{ count: hidden }} />
        </Button>
      )}
    </div>
  );
}

function Task({ task, now }: { task: DashboardTask; now: Date }) {
  const { title, about, when } = useTaskWords()(task, now);
  const { kind, link } = task;
  return (
    <li className={classes['task']} data-urgent={task.until !== null}>
      <span className={classes['icon']}>
        <Icon name={TASK_ICONS[kind]} />
      </span>
      <div className={classes['words']}>
        <h3 className="hq-row-title">
          {link === null ? (
            <bdi>{title}</bdi>
          ) : (
            <PageLink to={link} className={classes['link']} absent={title}>
              <bdi>{title}</bdi>
            </PageLink>
          )}
        </h3>
        {about && (
          <p className="hq-row-text">
            <bdi>{about}</bdi>
          </p>
        )}
        <p className="hq-row-text">{when}</p>
      </div>
      {kind === 'POOL_INVITATION' && <JoinButton task={task} />}
    </li>
  );
}

function JoinButton({ task: { id, subject } }: { task: DashboardTask }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { run, busy } = useAcceptInvitation();

  async function join(): Promise<void> {
    const outcome = await run({ body: { id } });
    const message = outcome.ok ? formatMessage({ id: 'tasks.joined' }, { pool: subject ?? '' }) : outcome.failure.text;
    toast({ kind: outcome.ok ? 'success' : 'error', message });
  }

  return (
    <Button
      variant="default"
      loading={busy}
      aria-label={formatMessage({ id: 'tasks.joinPool' }, { pool: subject ?? '' })}
      onClick={() => void join()}
    >
      <FormattedMessage id="tasks.join" />
    </Button>
  );
}
