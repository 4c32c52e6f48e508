import { useCallback } from 'react';
import { useShell } from '@hirehq/shared-ui';

/** Leaves for the identity provider and comes back to `returnTo`. */
export function useSignIn(): { signIn: (returnTo: string) => void; signUp: (returnTo: string) => void } {
  const { session, report } = useShell();
  const signIn = useCallback((returnTo: string) => void session.signIn({ returnTo }).catch(report), [session, report]);
  const signUp = useCallback((returnTo: string) => void session.signUp({ returnTo }).catch(report), [session, report]);
  return { signIn, signUp };
}
