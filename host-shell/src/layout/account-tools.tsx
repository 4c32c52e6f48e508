import { Skeleton } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { FeedbackButton, FeedbackButtonSkeleton } from '../feedback/feedback-button.tsx';
import type { FeedbackEntrance } from '../feedback/use-feedback.tsx';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './header.module.css';
import { AccountMenu, PreferencesMenu } from './later-menus.tsx';
import { MessagesLink } from './messages-link.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { Slot } from './slot.tsx';

const IconSkeleton = () => <Skeleton circle height={40} className={classes['iconSkeleton'] ?? ''} />;

interface AccountToolsProps {
  /** Undefined if nobody is signed in, or the session is not known yet. */
  user: SessionUser | undefined;
  isKnown: boolean;
  /** Without sign-in and sign-up, which the form of the page asks for itself. */
  isQuiet: boolean;
  feedback: FeedbackEntrance;
}

/** Reserves the space of the slot; nothing if no remote fills it. */
function ExpectedTools() {
  const { pages, slots } = useShellServices();
  const fills = (name: SlotName) => slots.some(({ slot }) => slot === name);
  return (
    <>
      {(fills('header.messages') || pages.canOpen(routes.messageList())) && (
        <span className={classes['messages']}>
          <IconSkeleton />
        </span>
      )}
      {fills('header.notifications') && <IconSkeleton />}
      <FeedbackButtonSkeleton />
      <Skeleton height={40} radius="xl" className={classes['profileSkeleton'] ?? ''} />
    </>
  );
}

/** The end of the header: account items, or sign-in and sign-up. */
export function AccountTools({ user, isKnown, isQuiet, feedback }: AccountToolsProps) {
  const { sessionExpected } = useShellServices();
  if (user) {
    return (
      <>
        <span className={classes['messages']}>
          <Slot name="header.messages" skeleton={<IconSkeleton />} absent={<MessagesLink />} />
        </span>
        <Slot name="header.notifications" skeleton={<IconSkeleton />} />
        <FeedbackButton onOpen={feedback.open} />
        <AccountMenu user={user} onFeedback={feedback.open} />
      </>
    );
  }
  if (!isKnown && sessionExpected) return <ExpectedTools />;
  if (isQuiet) return <PreferencesMenu />;
  return (
    <>
      <span className={classes['scheme']}>
        <PreferencesMenu />
      </span>
      <span className={classes['signIn']}>
        <SignInButtons />
      </span>
    </>
  );
}
