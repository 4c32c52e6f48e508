import { batchLoader } from '../../../platform/dataloader/batch-loader.ts';
import { requestLoaders } from '../../../platform/dataloader/request-loaders.ts';
import { howToApply, type HowToApply } from './channels.policy.ts';
import { reachOfEmployers } from './channels.store.ts';

interface AppliedTo {
  enterprise: { id: string };
  sourceUrl: string | null;
}

/** How to apply to jobs, the employers of many of them in one query. */
export const applyLoaders = requestLoaders(({ services: { db, now, config } }) => {
  const reach = batchLoader((ids: readonly string[]) => reachOfEmployers(db, ids, now()));
  return {
    howToApply: async ({ enterprise, sourceUrl }: AppliedTo): Promise<HowToApply> =>
      howToApply(await reach(enterprise.id), sourceUrl, config.origin),
  };
});
