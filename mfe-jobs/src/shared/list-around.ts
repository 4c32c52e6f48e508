import type { BesideState } from '@hirehq/shared-contracts/beside';
import { createContext, useContext, useMemo } from 'react';

interface ListAround {
  /** Of the list. */
  address: string;
  /** In the pane beside the list, not in the list. */
  isPane: boolean;
}

/** The list in which, or beside which, something is shown, if the list has a pane. */
export const ListAroundContext = createContext<ListAround | undefined>(undefined);

export const useListAround = (): ListAround | undefined => useContext(ListAroundContext);

/** The state of a link to a job: in a list with a pane, and in the pane, the job opens in the pane. */
export function useBesideState(): BesideState | undefined {
  const address = useListAround()?.address;
  return useMemo(() => (address === undefined ? undefined : { beside: address }), [address]);
}
