import { useApiMutation } from '@hirehq/shared-ui';
import { AccountSettings } from '../../shared/generated/queries.ts';
import { RequestExportDocument } from './export-data.graphql.ts';

/** Asks for a copy of everything stored about the candidate. */
export const useRequestExport = () =>
  useApiMutation(RequestExportDocument, {
    failures: { RATE_LIMITED: 'settings.export.tooMany' },
    store: (cache, done) =>
      cache.update(AccountSettings, ({ accountSettings }) => ({
        accountSettings: { ...accountSettings, export: done.export },
      })),
  });
