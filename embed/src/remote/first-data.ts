import { PAGE_DATA, type PageDataName } from '@hirehq/shared-contracts/page-data';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import type { EmbedApi } from './shell/embed-api.ts';

const isKnown = (name: string): name is PageDataName => Object.hasOwn(PAGE_DATA, name);

interface Shown {
  api: EmbedApi;
  view: EmbeddedRemote['remote']['views'][string];
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  variant: EmbeddedRemote['variant'];
}

/** Asks for the data of a view while its code loads: the view finds them by `peek`. It asks again for what could not be loaded. */
export async function loadFirstData({ api, view, params, query, variant }: Shown): Promise<void> {
  const asked = view.pageData.filter(isKnown).map((name) => PAGE_DATA[name]({ params, query, variant }).ask(api.graphql));
  await Promise.allSettled(asked);
}
