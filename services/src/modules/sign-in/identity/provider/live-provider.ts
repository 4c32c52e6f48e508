import type Provider from 'oidc-provider';
import type { Services } from '../../../../platform/module.ts';
import type { PageKit } from '../pages/page-kit.ts';
import { createProvider } from './create-provider.ts';
import { maintainProviderKeys, readProviderKeys, type IdentityKeys } from './key.store.ts';

/** The provider with the current keys. All its state is in the database, so an instance can be replaced at any time. */
export interface LiveProvider {
  readonly provider: Provider;
  readonly keys: IdentityKeys;
  /** Reloads keys that were added or removed in the meantime. */
  refresh(): Promise<void>;
}

const namesOf = ({ signing, cookies }: IdentityKeys) => JSON.stringify([signing.map(({ kid }) => kid), cookies.length]);

export async function createLiveProvider(services: Pick<Services, 'config' | 'db' | 'now'>, kit: PageKit): Promise<LiveProvider> {
  const { db, now } = services;
  await maintainProviderKeys(db, now());
  let keys = await readProviderKeys(db, now());
  let provider = createProvider(services, keys, kit);
  return {
    get provider() {
      return provider;
    },
    get keys() {
      return keys;
    },
    async refresh() {
      const next = await readProviderKeys(db, now());
      if (namesOf(next) === namesOf(keys)) return;
      provider = createProvider(services, next, kit);
      keys = next;
    },
  };
}
