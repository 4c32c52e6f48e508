import { routes } from '@hirehq/shared-contracts/routes';
import { PageLink, Skeleton, defineMessages, useCanOpen, useIntl } from '@hirehq/shared-ui';
import type { DashboardCounts } from '../../shared/dashboard.query.ts';
import classes from './number-links.module.css';

const NUMBERS = [
  'applications',
  'interviews',
  'unreadMessages',
  'savedJobs',
] as const satisfies readonly (keyof DashboardCounts)[];
type Name = (typeof NUMBERS)[number];

const WORDS = defineMessages({
  applications: { id: 'numbers.applications' },
  interviews: { id: 'numbers.interviews' },
  unreadMessages: { id: 'numbers.unreadMessages' },
  savedJobs: { id: 'numbers.savedJobs' },
} satisfies Record<Name, { id: string }>);

/** The page with what is counted. */
const PAGES: Readonly<Record<Name, string>> = {
  applications: routes.myJobs(undefined, undefined, { group: 'ACTIVE' }),
  interviews: routes.interviews(),
  unreadMessages: routes.messageList(),
  savedJobs: routes.myJobs('SAVED'),
};

/** What the candidate has, in numbers, each with a link to it; without numbers their outline, which is as high. */
export function NumberLinks({ counts }: { counts: DashboardCounts | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  const canOpen = useCanOpen();
  return (
    <ul className={classes['numbers']} aria-label={formatMessage({ id: 'numbers.title' })} aria-busy={counts === undefined}>
      {NUMBERS.filter((name) => canOpen(PAGES[name])).map((name) => (
        <li key={name}>
          <PageLink to={PAGES[name]} className={classes['number']}>
            <span className={classes['label']}>{formatMessage(WORDS[name])}</span>{' '}
            {counts ? (
              <strong className={classes['value']} data-none={counts[name] === 0 || undefined}>
                {formatNumber(counts[name])}
              </strong>
            ) : (
              <span className={classes['value']}>
                <Skeleton component="span" display="inline-block" height="1em" width="2ch" className={classes['outline'] ?? ''} />
              </span>
            )}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
