import {
  ChangeSavedSearchDocument,
  RemoveSavedSearchDocument,
  SavedSearchesDocument,
  SeeSavedSearchDocument,
  type ChangeSavedSearchInput,
  type SavedSearchStateFragment,
} from '@hirehq/shared-contracts/graphql';
import { useIntl, useQuery } from '@hirehq/shared-ui';
import { useState } from 'react';
import { useApi } from '../../shell/use-api.ts';
import { useConfirm } from '../../shell/use-confirm.ts';
import { useReport } from '../../shell/use-report.ts';
import { useToast } from '../../shell/use-toast.ts';

export type SavedSearch = SavedSearchStateFragment;
type Change = Partial<Pick<SavedSearch, 'name' | 'alerts' | 'newJobs'>>;

/** The candidate's saved searches. What is changed shows at once, and as it was where it could not be kept. */
export function useSavedSearches() {
  const api = useApi();
  const ask = useConfirm();
  const report = useReport();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const query = useQuery(SavedSearchesDocument, {});
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  const searches = query.data?.savedSearches
    .filter(({ id }) => !removed.has(id))
    .map((search) => ({ ...search, ...changes[search.id] }));

  const show = (id: string, change: Change) => setChanges((all) => ({ ...all, [id]: { ...all[id], ...change } }));

  function fail(error: unknown): void {
    report(error, { detail: 'saved search' });
    toast({ kind: 'error', message: formatMessage({ id: 'savedSearches.failed' }) });
  }

  async function change(search: SavedSearch, wanted: Omit<ChangeSavedSearchInput, 'id'> & Change): Promise<void> {
    show(search.id, wanted);
    const back = () => show(search.id, { name: search.name, alerts: search.alerts });
    try {
      const { changeSavedSearch } = await api.graphql(ChangeSavedSearchDocument, { input: { id: search.id, ...wanted } });
      if (changeSavedSearch.__typename === 'SearchSaved') return;
      back();
      toast({ kind: 'error', message: formatMessage({ id: 'savedSearches.failed' }) });
    } catch (error) {
      back();
      fail(error);
    }
  }

  /** True once it is gone. */
  async function remove({ id, name }: SavedSearch): Promise<boolean> {
    const sure = await ask({
      title: formatMessage({ id: 'savedSearches.removeTitle' }),
      question: formatMessage({ id: 'savedSearches.removeText' }, { name }),
    });
    if (!sure) return false;
    try {
      await api.graphql(RemoveSavedSearchDocument, { id });
      setRemoved((ids) => new Set([...ids, id]));
      toast({ kind: 'success', message: formatMessage({ id: 'savedSearches.removed' }) });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  /** The candidate goes to look at its jobs: none of them is new from now on. */
  function see({ id, newJobs }: SavedSearch): void {
    if (newJobs === 0) return;
    show(id, { newJobs: 0 });
    api.graphql(SeeSavedSearchDocument, { id }).catch((error: unknown) => report(error, { detail: 'see saved search' }));
  }

  return { query, searches, change, remove, see };
}
