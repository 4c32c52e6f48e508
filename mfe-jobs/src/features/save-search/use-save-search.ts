import { ChangeSavedSearchDocument, SaveSearchDocument, type AlertFrequency } from '@hirehq/shared-contracts/graphql';
import { useIntl } from '@hirehq/shared-ui';
import { useState } from 'react';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';
import { useToast } from '../../shell/use-toast.ts';

type SaveState = 'idle' | 'saving' | 'refused' | 'failed';

/** Saves a search under a name, once however often it is asked to. A search that is there already takes the new name and alerts. */
export function useSaveSearch(query: string, onSaved: () => void) {
  const api = useApi();
  const report = useReport();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [requestId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<SaveState>('idle');

  async function ask(name: string, alerts: AlertFrequency): Promise<boolean> {
    const { saveSearch } = await api.graphql(SaveSearchDocument, { input: { requestId, name, query, alerts } });
    if (saveSearch.__typename === 'SavedSearchRefused') return false;
    const { savedSearch } = saveSearch;
    if (savedSearch.name === name && savedSearch.alerts === alerts) return true;
    const { changeSavedSearch } = await api.graphql(ChangeSavedSearchDocument, { input: { id: savedSearch.id, name, alerts } });
    return changeSavedSearch.__typename === 'SearchSaved';
  }

  function save(name: string, alerts: AlertFrequency): void {
    if (state === 'saving') return;
    setState('saving');
    ask(name, alerts).then(
      (done) => {
        setState(done ? 'idle' : 'refused');
        if (!done) return;
        toast({
          kind: 'success',
          message: formatMessage({ id: alerts === 'NEVER' ? 'saveSearch.done' : 'saveSearch.doneAlerts' }),
        });
        onSaved();
      },
      (error: unknown) => {
        report(error, { detail: 'save search' });
        setState('failed');
      },
    );
  }

  return { state, save };
}
