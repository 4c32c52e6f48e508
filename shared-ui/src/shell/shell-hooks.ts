import { useCallback } from 'react';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { EventBus } from '@hirehq/shared-contracts/events';
import type { RemoteStorage, SessionApi, ShellApi } from '@hirehq/shared-contracts/shell-api';
import { useShell } from './shell-context.tsx';
import { useSession } from './use-session.ts';

/** Publishes an event of the bus; a remote may publish those of its manifest. */
export const usePublish = (): EventBus['publish'] => useShell().events.publish;

/** Tells the operator of an error that was caught. */
export const useReport = (): ShellApi['report'] => useShell().report;

/** Small texts kept in this browser under the remote's name. */
export const useStorage = (): RemoteStorage => useShell().storage;

export const useToast = (): ShellApi['toast'] => useShell().toast;

/** Asks in the shell's dialog; true for Yes. */
export const useConfirm = (): ShellApi['confirm'] => useShell().confirm;

/** Asks before the page is left, until the returned function is called. */
export const useHoldPage = (): ShellApi['holdPage'] => useShell().holdPage;

export const useBrand = (): BrandVariant => useShell().brand.variant;

/** Goes to a path of the platform, after asking where the page is held; from outside the router too. */
export const useGoTo = (): ShellApi['navigate'] => useShell().navigate;

/** Base of absolute links to the platform. */
export const useOrigin = (): string => useShell().origin;

/** Continues to what the candidate came for (SH-18). */
export const useGoOn = (): SessionApi['goOn'] => useShell().session.goOn;

/** The signed-in candidate's id; undefined signed out, or while it is not known yet. */
export function useViewer(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.candidateId : undefined;
}

/** Leaves for the identity provider and comes back to `returnTo`. */
export function useSignIn(): { signIn: (returnTo: string) => void; signUp: (returnTo: string) => void } {
  const { session, report } = useShell();
  const signIn = useCallback((returnTo: string) => void session.signIn({ returnTo }).catch(report), [session, report]);
  const signUp = useCallback((returnTo: string) => void session.signUp({ returnTo }).catch(report), [session, report]);
  return { signIn, signUp };
}
