import { useApiMutation } from '@hirehq/shared-ui';
import { AccountSettings } from '../../shared/generated/queries.ts';
import { ChangeEmailDocument, ConfirmEmailDocument } from './change-email.graphql.ts';

/** Sends a code to a new address. */
export const useChangeEmail = () =>
  useApiMutation(ChangeEmailDocument, {
    failures: {
      EMAIL_AT_PROVIDER: 'settings.email.atProvider',
      VALIDATION_FAILED: 'settings.email.notValid',
      RATE_LIMITED: 'settings.email.tooMany',
    },
    store: (cache, { pendingEmailAddress }) =>
      cache.update(AccountSettings, ({ accountSettings }) => ({
        accountSettings: { ...accountSettings, pendingEmailAddress, emailVerified: false },
      })),
  });

export const useConfirmEmail = () =>
  useApiMutation(ConfirmEmailDocument, {
    failures: { CODE_WRONG: 'settings.email.codeWrong', RATE_LIMITED: 'settings.email.tooMany' },
    store: (cache, { emailAddress }) =>
      cache.update(AccountSettings, ({ accountSettings }) => ({
        accountSettings: { ...accountSettings, emailAddress, pendingEmailAddress: null, emailVerified: true },
      })),
  });
