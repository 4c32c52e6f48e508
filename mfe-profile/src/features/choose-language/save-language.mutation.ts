import type { SaveAccountSettingsInput } from '@hirehq/shared-contracts/graphql/types';
import { useApiMutation, useIntl, useToast } from '@hirehq/shared-ui';
import { AccountSettings } from '../../shared/generated/queries.ts';
import { SaveAccountSettingsDocument } from './save-language.graphql.ts';

/** Saves a change at once; it is shown meanwhile, and reverted if it was not saved. */
export function useSaveLanguage(): (input: SaveAccountSettingsInput) => Promise<boolean> {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const { run } = useApiMutation(SaveAccountSettingsDocument, {
    optimistic: (cache, { input }) =>
      cache.update(AccountSettings, ({ accountSettings }) => ({
        accountSettings: {
          ...accountSettings,
          ...(typeof input.locale === 'string' && { locale: input.locale }),
          ...(typeof input.timeZone === 'string' && { timeZone: input.timeZone }),
        },
      })),
    store: (cache, { accountSettings }) => cache.update(AccountSettings, () => ({ accountSettings })),
  });
  return async (input) => {
    const outcome = await run({ input });
    const message = outcome.ok
      ? formatMessage({ id: 'settings.saved' })
      : formatMessage({ id: 'settings.notSaved' }, { reason: outcome.failure.text });
    toast({ kind: outcome.ok ? 'success' : 'error', message });
    return outcome.ok;
  };
}
