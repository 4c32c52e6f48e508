import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/locales';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import type { ApiClient, SessionApi, ShellApi } from '@hirehq/shared-contracts/shell-api';
import { createEventBus } from './event-bus.ts';
import { createReading } from './embed-reading.ts';
import { createStorage } from './memory-storage.ts';
import type { Notices } from './notices.ts';

interface EmbedShell {
  remote: string;
  platform: string;
  variant: BrandVariant;
  locale: Locale;
  api: ApiClient;
  notices: Notices;
  /** Opens a path of the platform: inside the element, or on the platform. */
  open: (to: string, options: { replace?: boolean }) => void;
  /** Opens a path of the platform in place of the page. */
  leave: (to: string) => void;
  /** Prepares what a path shows. */
  preload: (to: string) => void;
  /** `isRender`: the part that threw shows nothing now. */
  report: (error: unknown, isRender: boolean) => void;
}

/** One object: a new one would be a change to whoever compares them. */
const SIGNED_OUT = { status: 'signed-out' } as const;

const never = (): Promise<never> => new Promise(() => {});
const nothing = () => () => {};

/** Nobody is signed in: who is on the platform is not known here. Signing in is on the platform. */
function visitor({
  platform,
  leave,
  current,
}: {
  platform: string;
  leave: (to: string) => void;
  current: () => string;
}): SessionApi {
  const toPlatform = ({ returnTo = current() }: { returnTo?: string } = {}) => {
    leave(new URL(returnTo, platform).pathname + new URL(returnTo, platform).search);
    return never();
  };
  return {
    current: () => SIGNED_OUT,
    subscribe: nothing,
    signIn: toPlatform,
    signInAgain: toPlatform,
    signUp: toPlatform,
    signOut: never,
    manageAccount: (_action, options) => toPlatform(options),
    goOn: () => leave('/'),
  };
}

/** The ShellApi of a remote on a page of an employer: public data, nobody signed in, nothing stored. */
export function createEmbedShell(
  { remote, platform, variant, locale, api, notices, open, leave, preload, report }: EmbedShell,
  surface: NonNullable<ShellApi['surface']>,
): ShellApi {
  return {
    contract: CONTRACT_VERSION,
    remote,
    session: visitor({ platform, leave, current: surface.address.current }),
    api,
    events: createEventBus(remote, (error) => report(error, false)),
    storage: createStorage(),
    navigate: (to, options = {}) => open(to, options),
    canOpen: () => true,
    preload,
    toast: notices.toast,
    confirm: notices.confirm,
    holdPage: nothing,
    brand: { variant },
    locale: { current: () => locale, subscribe: nothing, choose: () => {} },
    reading: createReading(),
    synonyms: { current: () => false, subscribe: nothing, choose: () => {} },
    slots: { isFilled: () => false, show: nothing },
    report: (error, context) => report(error, context?.phase === 'render'),
    origin: platform,
    surface,
  };
}
