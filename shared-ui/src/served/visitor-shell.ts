import type { Operation } from '@hirehq/shared-contracts/graphql';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import { READING_DEFAULTS } from '@hirehq/shared-contracts/reading';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { ServedPartInput } from '@hirehq/shared-contracts/served-part';
import type { Session } from '@hirehq/shared-contracts/session';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { matchPath } from 'react-router-dom';

const nothing = () => {};
const subscribe = () => nothing;
const never = () => new Promise<never>(nothing);
const SIGNED_OUT: Session = { status: 'signed-out' };

export interface VisitorShell {
  shell: ShellApi;
  /** Whether something of the data has been read. */
  hasReadData(): boolean;
  /** Whether something has been read that is not in the data. */
  lacksData(): boolean;
}

/**
 * The ShellApi while a served part renders a page: of a visitor of whom nothing is known. Its API has the data of the page and sends no
 * request, and of the pages that links lead to, those of the remote itself are deployed.
 */
export function visitorShell(
  { contract, data, locale, variant, origin }: ServedPartInput,
  { id, routes }: Pick<RemoteManifest, 'id' | 'routes'>,
): VisitorShell {
  let isRead = false;
  let isLacking = false;
  const shell: ShellApi = {
    contract,
    remote: id,
    session: {
      current: () => SIGNED_OUT,
      subscribe,
      signIn: never,
      signInAgain: never,
      signUp: never,
      signOut: never,
      manageAccount: never,
      goOn: nothing,
    },
    api: {
      rest: never,
      graphql: never,
      peek<Result, Variables>({ name }: Operation<Result, Variables>, variables: Variables) {
        const key = pageDataKey(name, variables);
        if (!Object.hasOwn(data, key)) {
          isLacking = true;
          return undefined;
        }
        isRead = true;
        return data[key] as Result;
      },
    },
    events: { publish: () => '', subscribe },
    storage: { get: () => undefined, set: () => false, remove: nothing },
    navigate: nothing,
    canOpen: (to) => routes.some(({ path }) => matchPath(path, new URL(to, origin).pathname)),
    preload: nothing,
    toast: nothing,
    confirm: never,
    holdPage: () => nothing,
    brand: { variant },
    locale: { current: () => locale, subscribe, choose: nothing },
    reading: { current: () => READING_DEFAULTS, subscribe, preview: nothing, saved: () => READING_DEFAULTS, save: never },
    synonyms: { current: () => false, subscribe, choose: nothing },
    slots: { isFilled: () => false, show: () => nothing },
    report: nothing,
    origin,
  };
  return { shell, hasReadData: () => isRead, lacksData: () => isLacking };
}
