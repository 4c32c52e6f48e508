import { useRef } from 'react';
import {
  ActionIcon,
  BrandMark,
  Icon,
  NavLink,
  Skeleton,
  useDisclosure,
  useIntl,
  useLocation,
  useClientState,
} from '@hirehq/shared-ui';
import { useFeedback } from '../feedback/use-feedback.tsx';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { hasPagesBeside, useCurrentRoute } from '../routing/use-current-route.ts';
import { AccountTools } from './account-tools.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { EmployerLogo } from './employer-logo.tsx';
import { hasAccessibility, hasSearch, isQuiet } from '@hirehq/shared-contracts/header-rules';
import classes from './header.module.css';
import { LeaveLink } from './leave-link.tsx';
import { MainNav } from './main-nav.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Slot } from './slot.tsx';
import { useShellSession } from './use-shell-session.ts';

/** The employer's logo on its portal and for its exclusive candidates, else ours. */
function Logo() {
  const { config, employerBrand } = useShellServices();
  const { logo } = useClientState(employerBrand);
  if (logo === undefined) return <BrandMark variant={config.variant} />;
  return <EmployerLogo key={logo} src={logo} variant={config.variant} />;
}

/** Logo, navigation, search and account items. The height is the same before and after its slots have loaded. */
export function Header() {
  const { config, pages, routes } = useShellServices();
  const { search } = useLocation();
  const current = useCurrentRoute();
  const path = current?.path;
  const isQuietPage = isQuiet(path);
  const session = useShellSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const intl = useIntl();
  const feedback = useFeedback(user);
  const burger = useRef<HTMLButtonElement>(null);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <header className={classes['header']} data-wide={hasPagesBeside(routes, current) || undefined}>
      <div className={classes['row']}>
        {!isQuietPage && (
          <ActionIcon
            ref={burger}
            className={classes['burger'] ?? ''}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={intl.formatMessage({ id: 'header.menu' })}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={open}
          >
            <Icon name="menu" />
          </ActionIcon>
        )}
        <NavLink to={pages.home(user !== undefined)} className={classes['logo'] ?? ''}>
          <Logo />
        </NavLink>
        {!isQuietPage && <MainNav kind="bar" className={classes['nav']} label={intl.formatMessage({ id: 'nav.main' })} />}
        <div className={classes['tools']}>
          {hasAccessibility(path) && <Slot name="header.accessibility" skeleton={<Skeleton circle height={40} />} />}
          <span className={classes['scheme']}>
            <ColorSchemeToggle />
          </span>
          {isQuietPage && <LeaveLink signedIn={user !== undefined} />}
          <AccountTools isQuiet={isQuietPage} user={user} isKnown={session.status !== 'unknown'} feedback={feedback} />
        </div>
      </div>
      {hasSearch(config.variant, path, search) && (
        <div className={classes['search']} data-needs-scripts>
          <Slot
            name="header.search"
            skeleton={<Skeleton height={52} radius={999} className={classes['searchSkeleton'] ?? ''} />}
          />
        </div>
      )}
      {!isQuietPage && (
        <MenuDrawer opened={opened} user={user} from={() => burger.current} onFeedback={feedback.open} onClose={close} />
      )}
      {feedback.dialog}
    </header>
  );
}
