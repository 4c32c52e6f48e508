import { Skeleton } from '@hirehq/shared-ui';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { FeedbackButton, FeedbackButtonSkeleton } from '../feedback/feedback-button.tsx';
import type { FeedbackEntrance } from '../feedback/use-feedback.tsx';
import { useShellServices } from '../lend/shell-services.tsx';
import classes from './header.module.css';
import { AccountMenu } from './later-menus.tsx';
import { MessagesLink } from './messages-link.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { Slot } from './slot.tsx';

const IconSkeleton = () => <Skeleton circle height={40} className={classes['iconSkeleton'] ?? ''} />;

interface AccountToolsProps {
  /** Undefined while nobody is signed in, or not known to be. */
  user: SessionUser | undefined;
  isKnown: boolean;
  feedback: FeedbackEntrance;
}

/** The end of the header: what belongs to the account, or the ways to one. */
export function AccountTools({ user, isKnown, feedback }: AccountToolsProps) {
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
  if (!isKnown && sessionExpected) {
    return (
      <>
        <span className={classes['messages']}>
          <IconSkeleton />
        </span>
        <IconSkeleton />
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
