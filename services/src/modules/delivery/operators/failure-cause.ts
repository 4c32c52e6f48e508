import { enumName } from '@hirehq/shared-contracts/graphql/enum-value';
import type { LoadFailureCause } from '@hirehq/shared-contracts/graphql/types';
import { LOAD_CAUSES } from '@hirehq/shared-contracts/release';

/** A stored cause as the API returns it; one that this version does not know, or none, is UNKNOWN. */
export function failureCause(stored: string | undefined): LoadFailureCause {
  const cause = LOAD_CAUSES.find((each) => each === stored);
  return cause ? enumName(cause) : 'UNKNOWN';
}
