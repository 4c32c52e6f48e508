import { Button, EmptyState, FormattedMessage, useSignIn } from '@hirehq/shared-ui';

interface SignInFirstProps {
  title: string;
  text: string;
  /** The page to return to. */
  returnTo: string;
}

/** On a page that everybody may open: what a visitor has to sign in for. */
export function SignInFirst({ title, text, returnTo }: SignInFirstProps) {
  const { signIn } = useSignIn();
  return (
    <EmptyState illustration="noResults" title={title} description={text}>
      <Button onClick={() => signIn(returnTo)}>
        <FormattedMessage id="video.signIn" />
      </Button>
    </EmptyState>
  );
}
