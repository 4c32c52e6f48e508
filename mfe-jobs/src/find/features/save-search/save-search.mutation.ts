import { useState } from 'react';
import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { doneOf, useApiChange, useIntl, useToast, type Outcome } from '@hirehq/shared-ui';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { ChangeSavedSearchDocument } from './saved-searches.graphql.ts';
import { SaveSearchDocument } from './save-search.graphql.ts';
import { SavedSearches } from '../../../shared/generated/queries.ts';

interface Wanted {
  name: string;
  query: string;
  alerts: AlertFrequency;
}

/** Saves a search under a name, exactly once however often it is called. An existing search gets the new name and alerts. */
export function useSaveSearch(query: string, onSaved: () => void) {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [requestId] = useState(newRequestId);
  const { run } = useApiChange(
    'save search',
    async (send, { name, alerts }: Wanted) => {
      const { savedSearch } = doneOf(await send(SaveSearchDocument, { input: { requestId, name, query, alerts } }));
      if (savedSearch.name === name && savedSearch.alerts === alerts) return;
      doneOf(await send(ChangeSavedSearchDocument, { input: { id: savedSearch.id, name, alerts } }));
    },
    { invalidates: [SavedSearches] },
  );

  async function save(name: string, alerts: AlertFrequency): Promise<Outcome<void>> {
    const outcome = await run({ name, query, alerts });
    if (!outcome.ok) return outcome;
    const message = formatMessage({ id: alerts === 'NEVER' ? 'saveSearch.done' : 'saveSearch.doneAlerts' });
    toast({ kind: 'success', message });
    onSaved();
    return outcome;
  }

  return { save };
}
