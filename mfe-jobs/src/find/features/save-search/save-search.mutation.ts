import { useState } from 'react';
import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { doneOf, useApiChange, useIntl, useToast } from '@hirehq/shared-ui';
import { SavedSearches } from '../../../shared/generated/queries.ts';
import { SaveSearchDocument } from './save-search.graphql.ts';
import { newRequestId } from '../../../shared/request-id.ts';
import { ChangeSavedSearchDocument } from './saved-searches.graphql.ts';

interface Wanted {
  name: string;
  query: string;
  alerts: AlertFrequency;
}

/** Saves a search under a name, once however often it is asked to. A search that is there already takes the new name and alerts. */
export function useSaveSearch(query: string, onSaved: () => void) {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [requestId] = useState(newRequestId);
  const { run, busy, failure } = useApiChange(
    'save search',
    async (send, { name, alerts }: Wanted) => {
      const { savedSearch } = doneOf(await send(SaveSearchDocument, { input: { requestId, name, query, alerts } }));
      if (savedSearch.name === name && savedSearch.alerts === alerts) return;
      doneOf(await send(ChangeSavedSearchDocument, { input: { id: savedSearch.id, name, alerts } }));
    },
    { invalidates: [SavedSearches] },
  );

  async function save(name: string, alerts: AlertFrequency): Promise<void> {
    const { ok } = await run({ name, query, alerts });
    if (!ok) return;
    const message = formatMessage({ id: alerts === 'NEVER' ? 'saveSearch.done' : 'saveSearch.doneAlerts' });
    toast({ kind: 'success', message });
    onSaved();
  }

  const failed =
    failure?.code === 'VALIDATION_FAILED' || failure?.code === 'NOT_FOUND' ? ('refused' as const) : ('failed' as const);
  return { state: busy ? ('saving' as const) : failure ? failed : ('idle' as const), save };
}
