import { FormattedMessage } from '@hirehq/shared-ui';
import { useEffect, useRef } from 'react';
import classes from './signed-in-again.module.css';

interface SignedInAgainProps {
  /** Whether a new sign-in has returned to this part of the page. */
  isBack: boolean;
  /** What is left to do: the id of a message. */
  message: string;
  /** Whether the part moves into view; false in a dialog, which has the focus already. */
  takesFocus?: boolean;
}

/** Says that one press is left. True also for a candidate who came back without signing in, whose press asks for it again. */
export function SignedInAgain({ isBack, message, takesFocus = true }: SignedInAgainProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isBack && takesFocus) ref.current?.focus();
  }, [isBack, takesFocus]);
  if (!isBack) return null;
  return (
    <p ref={ref} role="status" tabIndex={-1} className={classes['back']}>
      <FormattedMessage id={message} />
    </p>
  );
}
