import { FormattedMessage, NavLink } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';
import { navItems } from './nav-items.ts';
import { useShellSession } from './use-shell-session.ts';

interface MainNavProps {
  className: string | undefined;
  label: string;
  onGo?: () => void;
}

export function MainNav({ className, label, onGo }: MainNavProps) {
  const { config, lend } = useShellServices();
  const signedIn = useShellSession().status === 'signed-in';
  const { preload } = lend('shell');
  return (
    <nav aria-label={label} className={className}>
      {navItems(signedIn, config.variant).map(({ label: id, to }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          onMouseEnter={() => preload(to)}
          onFocus={() => preload(to)}
          {...(onGo && { onClick: onGo })}
        >
          <FormattedMessage id={id} />
        </NavLink>
      ))}
    </nav>
  );
}
