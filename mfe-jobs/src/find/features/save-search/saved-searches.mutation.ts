import type { ChangeSavedSearchInput } from '@hirehq/shared-contracts/graphql/types';
import { useApiMutation, useConfirm, useIntl, useToast, type ApiCache } from '@hirehq/shared-ui';
import { SavedSearches } from '../../../shared/generated/queries.ts';
import { ChangeSavedSearchDocument, RemoveSavedSearchDocument, SeeSavedSearchDocument } from './saved-searches.graphql.ts';
import type { SavedSearch } from './saved-searches.query.ts';

type Change = Omit<ChangeSavedSearchInput, 'id' | 'version'>;

function show(cache: ApiCache, id: string | number, change: Partial<SavedSearch>): void {
  cache.update(SavedSearches, ({ savedSearches }) => ({
    savedSearches: savedSearches.map((search) => (search.id === id ? { ...search, ...change } : search)),
  }));
}

/** Changes are shown optimistically, and reverted if they could not be saved. */
export function useChangeSavedSearches() {
  const ask = useConfirm();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const changing = useApiMutation(ChangeSavedSearchDocument, {
    optimistic: (cache, { input: { id, name, alerts } }) => show(cache, id, { ...(name && { name }), ...(alerts && { alerts }) }),
    store: (cache, { savedSearch }) => show(cache, savedSearch.id, savedSearch),
    invalidates: [SavedSearches],
  });
  const removing = useApiMutation(RemoveSavedSearchDocument, {
    store: (cache, _done, { id }) =>
      cache.update(SavedSearches, ({ savedSearches }) => ({
        savedSearches: savedSearches.filter((search) => search.id !== id),
      })),
    invalidates: [SavedSearches],
  });
  const seeing = useApiMutation(SeeSavedSearchDocument, { optimistic: (cache, { id }) => show(cache, id, { newJobs: 0 }) });

  const fail = () => toast({ kind: 'error', message: formatMessage({ id: 'savedSearches.failed' }) });

  /**
   * Returns the name that the search was given elsewhere, if it was not renamed because of that. How often alerts come is chosen
   * by itself, and the last choice counts.
   */
  async function change({ id, version }: SavedSearch, wanted: Change): Promise<string | undefined> {
    const outcome = await changing.run({ input: { id, ...wanted, ...(wanted.name && { version }) } });
    if (outcome.ok) return undefined;
    const current = outcome.refused?.current;
    if (!current) fail();
    return current?.name;
  }

  /** True once it is removed. */
  async function remove({ id, name, version }: SavedSearch): Promise<boolean> {
    const sure = await ask({
      title: formatMessage({ id: 'savedSearches.removeTitle' }),
      question: formatMessage({ id: 'savedSearches.removeText' }, { name }),
    });
    if (!sure) return false;
    const outcome = await removing.run({ id, version });
    const current = outcome.ok ? undefined : outcome.refused?.current;
    if (outcome.ok) toast({ kind: 'success', message: formatMessage({ id: 'savedSearches.removed' }) });
    else if (current)
      toast({ kind: 'error', message: formatMessage({ id: 'savedSearches.changedElsewhere' }, { name: current.name }) });
    else fail();
    return outcome.ok;
  }

  /** The candidate opens its jobs, so none of them is new any more. */
  function see({ id, newJobs }: SavedSearch): void {
    if (newJobs > 0) void seeing.run({ id });
  }

  return { change, remove, see };
}
