import { Drawer, FormattedMessage, UnstyledButton, useIntl } from '@hirehq/shared-ui';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import classes from './header.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { LegalNav } from './legal-nav.tsx';
import { MainNav } from './main-nav.tsx';
import { NavItemLink } from './nav-link.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { useAccountAction } from './use-account-action.ts';
import { useAccountItems } from './use-account-items.ts';

interface MenuDrawerProps {
  opened: boolean;
  user: SessionUser | undefined;
  /** The button that opened it. */
  from: () => HTMLElement | null;
  onFeedback: (from: HTMLElement | null) => void;
  onClose: () => void;
}

function AccountList({ user, onDo, onGo }: { user: SessionUser; onDo: ReturnType<typeof useAccountAction>; onGo: () => void }) {
  const items = useAccountItems();
  return (
    <nav className={classes['drawerNav']} aria-label={useIntl().formatMessage({ id: 'nav.account' })}>
      <p className={classes['drawerHeading']}>
        {user.name}
        <br />
        {user.email}
      </p>
      {items.map((item) =>
        'to' in item ? (
          <NavItemLink key={item.label} item={item} onGo={onGo} />
        ) : (
          <UnstyledButton
            key={item.label}
            className={classes['drawerAction'] ?? ''}
            onClick={() => {
              onGo();
              onDo(item.action);
            }}
          >
            <FormattedMessage id={item.label} />
          </UnstyledButton>
        ),
      )}
    </nav>
  );
}

/** All items of the header, for screens too narrow for it (SH-24). */
export function MenuDrawer({ opened, user, from, onFeedback, onClose }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const act = useAccountAction({ menu: 'main', from, onFeedback });

  // Closed before the next element takes the focus, so that it cannot take the focus back later.
  function close(): void {
    onClose();
    from()?.focus({ preventScroll: true });
  }

  return (
    <Drawer
      opened={opened}
      onClose={close}
      returnFocus={false}
      size="xs"
      title={formatMessage({ id: 'nav.main' })}
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'header.closeMenu' }) }}
    >
      <MainNav kind="list" className={classes['drawerNav']} label={formatMessage({ id: 'nav.main' })} onGo={close} />
      {user ? (
        <AccountList user={user} onDo={act} onGo={close} />
      ) : (
        <div className={classes['drawerFields']}>
          <SignInButtons onGo={close} />
        </div>
      )}
      <div className={classes['drawerFields']}>
        <LanguageChoice />
        <ColorSchemeChoice />
      </div>
      <LegalNav className={classes['drawerLegal']} />
    </Drawer>
  );
}
