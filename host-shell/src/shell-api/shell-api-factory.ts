import { safeLocalPath } from '@hirehq/shared-contracts/page-path';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import type { ApiClient, ReadingApi, SessionApi, ShellApi, Toast } from '@hirehq/shared-contracts/shell-api';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { BusCore } from '../events/event-bus.ts';
import type { NavigationBlocker } from './navigation-blocker.ts';
import type { LocaleStore } from './locale.ts';
import type { ShellNavigator } from './navigator.ts';
import type { Questions } from './questions.ts';
import { createRemoteStorage } from './remote-storage.ts';
import type { SynonymsStore } from './synonyms.ts';

export interface ShellApiOptions {
  config: PageConfig;
  session: SessionApi;
  api: ApiClient;
  bus: BusCore;
  locale: LocaleStore;
  reading: ReadingApi;
  synonyms: SynonymsStore;
  slots: ShellApi['slots'];
  navigator: ShellNavigator;
  questions: Questions;
  navigationBlocker: NavigationBlocker;
  canOpen: (to: string) => boolean;
  preload: (to: string) => void;
  toast: (toast: Toast) => void;
  report: (remote: string, error: unknown, context: Parameters<ShellApi['report']>[1]) => void;
}

/** Creates the ShellApi of each remote, once. It is the only access a remote has to the shell. */
export function createShellApiFactory(options: ShellApiOptions): (remote: string) => ShellApi {
  const {
    config,
    session,
    api,
    bus,
    locale,
    reading,
    synonyms,
    slots,
    navigator,
    questions,
    navigationBlocker,
    canOpen,
    preload,
    toast,
    report,
  } = options;
  const provided = new Map<string, ShellApi>();

  const create = (remote: string): ShellApi => ({
    contract: CONTRACT_VERSION,
    remote,
    session,
    api,
    events: {
      publish: (topic, payload, causedBy) => bus.publish(remote, topic, payload, causedBy),
      subscribe: bus.subscribe,
    },
    storage: createRemoteStorage(remote),
    navigate(to, navigateOptions = {}) {
      const path = safeLocalPath(to, config.origin);
      if (path === undefined) report(remote, new Error(`refused to navigate to ${to.slice(0, 100)}`), undefined);
      else navigationBlocker.leave(() => navigator.navigate(path, navigateOptions));
    },
    canOpen,
    preload,
    toast,
    confirm: questions.ask,
    holdPage: navigationBlocker.hold,
    brand: { variant: config.variant },
    locale: {
      current: locale.current,
      subscribe: (listener) => locale.subscribe(() => listener(locale.current())),
      choose: locale.choose,
    },
    reading,
    synonyms: {
      current: synonyms.current,
      subscribe: (listener) => synonyms.subscribe(() => listener(synonyms.current())),
      choose: synonyms.choose,
    },
    slots,
    report: (error, context) => report(remote, error, context),
    origin: config.origin,
  });

  return (remote) => {
    const known = provided.get(remote);
    if (known) return known;
    const made = create(remote);
    provided.set(remote, made);
    return made;
  };
}
