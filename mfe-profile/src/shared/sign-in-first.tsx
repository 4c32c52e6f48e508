import { hasSearch } from '@hirehq/shared-contracts/header-rules';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, useBrand, useCanOpen, useLocation, useSignIn } from '@hirehq/shared-ui';
import { FindJobs, ShellSlot, useIsSlotFilled } from '@hirehq/shared-ui/bundled';
import classes from './sign-in-first.module.css';

interface SignInFirstProps {
  title: string;
  text: string;
  /** The page to return to. */
  returnTo: string;
}

/** On a page that everybody may open: what a visitor has to sign in for, and the jobs that need no account. */
export function SignInFirst({ title, text, returnTo }: SignInFirstProps) {
  const { signIn } = useSignIn();
  const variant = useBrand();
  const { pathname, search } = useLocation();
  const hasJobs = useCanOpen()(routes.searchResults(false));
  const hasOwnSearch = useIsSlotFilled('landing.search') && !hasSearch(variant, pathname, search);
  return (
    <div>
      <EmptyState illustration="noResults" title={title} description={text}>
        <Button onClick={() => signIn(returnTo)}>
          <FormattedMessage id="video.signIn" />
        </Button>
      </EmptyState>
      {hasJobs && (
        <div className={classes['jobs']}>
          <FindJobs
            pathOf={(list) => routes.searchResults(false, list)}
            search={hasOwnSearch && <ShellSlot name="landing.search" />}
          />
        </div>
      )}
    </div>
  );
}
