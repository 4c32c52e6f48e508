import { LOCALES } from '@hirehq/shared-contracts/page';
import { FormattedMessage, NavLink, useIntl, useLocation, useNavigate } from '@hirehq/shared-ui';
import { showSection } from '@hirehq/shared-ui/bundled';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { isCurrent, type NavItem } from './nav-items.ts';

interface NavItemLinkProps {
  item: NavItem;
  className?: string;
  onGo?: (() => void) | undefined;
}

/** One link of the main navigation; it preloads its page. */
export function NavItemLink({ item, className, onGo }: NavItemLinkProps) {
  const { shellApiOf } = useShellServices();
  const location = useLocation();
  const navigate = useNavigate();
  const { to, section, label, words } = item;
  const { locale } = useIntl();
  const warm = () => shellApiOf('shell').preload(to);

  function follow(event: { preventDefault: () => void }): void {
    onGo?.();
    if (section === undefined) return;
    event.preventDefault();
    // On the target page it scrolls to the section; otherwise that page scrolls once it has rendered (SH-27).
    if (!showSection(section)) void navigate(to, { state: { section } });
  }

  return (
    <NavLink
      to={to}
      end
      // NavLink compares paths only; the keyword of a report is in the query.
      aria-current={isCurrent(item, location) ? 'page' : false}
      className={className ?? ''}
      onMouseEnter={warm}
      onFocus={warm}
      onClick={follow}
    >
      {words ? words[LOCALES.find((known) => locale.startsWith(known)) ?? 'en'] : <FormattedMessage id={label} />}
    </NavLink>
  );
}
