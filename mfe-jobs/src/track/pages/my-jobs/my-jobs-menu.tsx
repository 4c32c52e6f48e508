import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, Icon, PageLink, useIntl, type IconName } from '@hirehq/shared-ui';
import classes from './my-jobs-menu.module.css';

const LINKS = [
  { to: routes.interviews(), icon: 'calendar', words: 'interviews.title' },
  { to: routes.savedSearches(), icon: 'search', words: 'savedSearches.title' },
  { to: routes.myReferrals(), icon: 'share', words: 'referrals.title' },
] as const satisfies readonly { to: string; icon: IconName; words: string }[];

/** The pages that belong to the tracked jobs. */
export function MyJobsMenu() {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'myJobs.menu' })}>
      <ul className={classes['menu']}>
        {LINKS.map(({ to, icon, words }) => (
          <li key={to}>
            <PageLink to={to} className={classes['link']}>
              <Icon name={icon} size={18} />
              <FormattedMessage id={words} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
