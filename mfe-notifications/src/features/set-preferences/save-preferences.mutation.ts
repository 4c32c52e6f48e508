import { useRef, useState } from 'react';
import { useApiMutation, useIntl, useToast } from '@hirehq/shared-ui';
import { NotificationPreferences } from '../../shared/generated/queries.ts';
import { SaveNotificationPreferencesDocument } from './preferences.graphql.ts';
import { withChange, type Preferences, type PreferencesChange } from './preferences.model.ts';

/**
 * Saves each change at once. What is shown is the last state of the server with the changes that are not saved yet, so that a
 * refused change is reverted alone, and responses in between do not undo later ones.
 */
export function useSavePreferences(saved: Preferences): { shown: Preferences; save: (change: PreferencesChange) => void } {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [pending, setPending] = useState<readonly PreferencesChange[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useApiMutation(SaveNotificationPreferencesDocument, {
    store: (cache, { notificationPreferences }) => cache.update(NotificationPreferences, () => ({ notificationPreferences })),
  });

  async function send(change: PreferencesChange): Promise<void> {
    const outcome = await saving.run({ input: change });
    setPending((changes) => changes.filter((each) => each !== change));
    if (outcome.ok) toast({ kind: 'success', message: formatMessage({ id: 'preferences.saved' }) });
    else toast({ kind: 'error', message: formatMessage({ id: 'preferences.notSaved' }, { reason: outcome.failure.text }) });
  }

  return {
    shown: pending.reduce(withChange, saved),
    save(change) {
      setPending((changes) => [...changes, change]);
      // One after another: on, off and on again would else be two requests.
      last.current = last.current.then(() => send(change));
    },
  };
}
