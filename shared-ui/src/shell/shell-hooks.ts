import { useCallback } from 'react';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { EventBus } from '@hirehq/shared-contracts/events';
import type { RemoteStorage, SessionApi, ShellApi } from '@hirehq/shared-contracts/shell-api';
import { useShell } from './shell-context.tsx';
import { useSession } from './use-session.ts';

/** Publishes an event; a remote may publish the events in its manifest. */
export const usePublish = (): EventBus['publish'] => useShell().events.publish;

/** Reports a caught error to the operator. */
export const useReport = (): ShellApi['report'] => useShell().report;

/** Small texts stored in this browser under the remote's name. */
export const useStorage = (): RemoteStorage => useShell().storage;

export const useToast = (): ShellApi['toast'] => useShell().toast;

/** Asks in the shell's dialog; true for Yes. */
export const useConfirm = (): ShellApi['confirm'] => useShell().confirm;

/** Asks before the page is left, until the returned function is called. */
export const useHoldPage = (): ShellApi['holdPage'] => useShell().holdPage;

export const useBrand = (): BrandVariant => useShell().brand.variant;

/** Navigates to a path of the platform, after asking if the page is held; also works outside the router. */
export const useGoTo = (): ShellApi['navigate'] => useShell().navigate;

/** Base of absolute links to the platform. */
export const useOrigin = (): string => useShell().origin;

/** Opens the page the candidate originally wanted (SH-18). */
export const useGoOn = (): SessionApi['goOn'] => useShell().session.goOn;

/** The signed-in candidate's id; undefined when signed out, or while it is not known yet. */
export function useViewer(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.candidateId : undefined;
}

/** What the forms of the identity provider begin with. */
interface SignInHints {
  loginHint?: string;
  nameHint?: string;
}

interface SignIn {
  signIn: (returnTo: string, hints?: Pick<SignInHints, 'loginHint'>) => void;
  signUp: (returnTo: string, hints?: SignInHints) => void;
}

/** Redirects to the identity provider, and back to `returnTo`. */
export function useSignIn(): SignIn {
  const { session, report } = useShell();
  const signIn = useCallback<SignIn['signIn']>(
    (returnTo, hints) => void session.signIn({ returnTo, ...hints }).catch(report),
    [session, report],
  );
  const signUp = useCallback<SignIn['signUp']>(
    (returnTo, hints) => void session.signUp({ returnTo, ...hints }).catch(report),
    [session, report],
  );
  return { signIn, signUp };
}
