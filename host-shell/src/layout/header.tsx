import { useSyncExternalStore } from 'react';
import {
  ActionIcon,
  BrandMark,
  Button,
  Drawer,
  FormattedMessage,
  Icon,
  NavLink,
  Skeleton,
  useDisclosure,
  useIntl,
  useLocation,
} from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { FeedbackButton, FeedbackButtonSkeleton } from '../feedback/feedback-button.tsx';
import { useFeedback } from '../feedback/use-feedback.tsx';
import { useShellServices } from '../lend/shell-services.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import classes from './header.module.css';
import { MainNav } from './main-nav.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Slot } from './slot.tsx';
import { useShellSession } from './use-shell-session.ts';

const HAS_OWN_SEARCH = new Set(['/', '/home']);

function SignInButtons({ onGo }: { onGo?: () => void }) {
  const { session, config } = useShellServices();
  const isHealthcare = config.variant === 'H';
  const start = (work: () => Promise<never>) => () => {
    onGo?.();
    void work();
  };
  return (
    <>
      <Button variant="subtle" onClick={start(() => session.signIn())}>
        <FormattedMessage id={isHealthcare ? 'header.login' : 'header.signIn'} />
      </Button>
      <Button onClick={start(() => session.signUp())}>
        <FormattedMessage id={isHealthcare ? 'header.join' : 'header.signUp'} />
      </Button>
    </>
  );
}

function CandidateTools({ user }: { user: SessionUser }) {
  const feedback = useFeedback(user);
  return (
    <>
      <Slot name="header.messages" skeleton={<Skeleton circle height={40} />} />
      <Slot name="header.notifications" skeleton={<Skeleton circle height={40} className={classes['iconSkeleton'] ?? ''} />} />
      <FeedbackButton onOpen={feedback.open} />
      <ProfileMenu user={user} onFeedback={feedback.open} />
      {feedback.dialog}
    </>
  );
}

function Account() {
  const { sessionExpected } = useShellServices();
  const session = useShellSession();
  if (session.status === 'signed-in') return <CandidateTools user={session.user} />;
  if (session.status === 'unknown' && sessionExpected) {
    return (
      <>
        <Skeleton circle height={40} className={classes['iconSkeleton'] ?? ''} />
        <FeedbackButtonSkeleton />
        <Skeleton height={40} width={72} radius="xl" />
      </>
    );
  }
  return (
    <span className={classes['signIn']}>
      <SignInButtons />
    </span>
  );
}

/** The employer's logo on its portal and for its own candidates, else ours. */
function Logo() {
  const { config, employerBrand } = useShellServices();
  const { formatMessage } = useIntl();
  const { logo } = useSyncExternalStore(employerBrand.subscribe, employerBrand.current);
  if (logo === undefined) return <BrandMark variant={config.variant} />;
  return <img className={classes['employerLogo']} src={logo} alt={formatMessage({ id: 'header.employerLogo' })} />;
}

/** Logo, navigation, search and what belongs to the account. As high before its slots arrive as after. */
export function Header() {
  const { config } = useShellServices();
  const { pathname } = useLocation();
  const signedIn = useShellSession().status === 'signed-in';
  const intl = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  const showSearch = config.variant !== 'N' && !HAS_OWN_SEARCH.has(pathname);
  return (
    <header className={classes['header']}>
      <div className={classes['row']}>
        <ActionIcon
          className={classes['burger'] ?? ''}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={intl.formatMessage({ id: 'header.menu' })}
          onClick={open}
        >
          <Icon name="menu" />
        </ActionIcon>
        <NavLink to={signedIn ? routes.dashboard() : routes.landing()} className={classes['logo'] ?? ''}>
          <Logo />
        </NavLink>
        <MainNav kind="bar" className={classes['nav']} label={intl.formatMessage({ id: 'nav.main' })} />
        <div className={classes['tools']}>
          <Slot name="header.accessibility" skeleton={<Skeleton circle height={40} />} />
          <ColorSchemeToggle />
          <Account />
        </div>
      </div>
      {showSearch && (
        <div className={classes['search']}>
          <Slot
            name="header.search"
            skeleton={<Skeleton height={52} radius={999} className={classes['searchSkeleton'] ?? ''} />}
          />
        </div>
      )}
      <Drawer
        opened={opened}
        onClose={close}
        size="xs"
        title={intl.formatMessage({ id: 'nav.main' })}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'header.closeMenu' }) }}
      >
        <MainNav kind="list" className={classes['drawerNav']} label={intl.formatMessage({ id: 'nav.main' })} onGo={close} />
        {!signedIn && (
          <div className={classes['drawerSignIn']}>
            <SignInButtons onGo={close} />
          </div>
        )}
      </Drawer>
    </header>
  );
}
