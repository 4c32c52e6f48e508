import { FormattedMessage } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './header.module.css';
import { Deployed } from '../routing/deployed.tsx';
import { GroupMenu } from './later-menus.tsx';
import { isGroup, navItems, type NavGroup } from './nav-items.ts';
import { NavItemLink } from './nav-link.tsx';
import { useShellSession } from './use-shell-session.ts';

interface MainNavProps {
  /** `bar` in the header: groups are menus. `list` in the drawer: groups are lists with a heading. */
  kind: 'bar' | 'list';
  className: string | undefined;
  label: string;
  onGo?: () => void;
}

function NavGroupList({ group, onGo }: { group: NavGroup; onGo: (() => void) | undefined }) {
  return (
    <section className={classes['drawerGroup']}>
      <h2 className={classes['drawerHeading']}>
        <FormattedMessage id={group.label} />
      </h2>
      {group.items.map((item) => (
        <NavItemLink key={item.to} item={item} onGo={onGo} />
      ))}
    </section>
  );
}

export function MainNav({ kind, className, label, onGo }: MainNavProps) {
  const { config, pages } = useShellServices();
  const session = useShellSession();
  return (
    <nav aria-label={label} className={className}>
      {navItems(session, config.variant, pages).map((entry) => {
        if (!isGroup(entry))
          return (
            <Deployed key={entry.label} to={entry.to}>
              <NavItemLink item={entry} onGo={onGo} />
            </Deployed>
          );
        return kind === 'bar' ? (
          <GroupMenu key={entry.label} group={entry} />
        ) : (
          <NavGroupList key={entry.label} group={entry} onGo={onGo} />
        );
      })}
    </nav>
  );
}
