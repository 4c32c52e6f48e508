import { useApiChange, type ApiChange } from '@hirehq/shared-ui';
import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { Candidate } from '@hirehq/shared-contracts/rest';
import { useShellServices } from '../shell-api/shell-services.tsx';

interface Confirmed {
  id: Candidate['id'];
  neuroClassification: NeuroClassification;
}

/** Saves the classification of this platform in the candidate's record and account (SH-37). */
export function useConfirmClassification(): ApiChange<void, Confirmed> {
  const { arrival, session } = useShellServices();
  return useApiChange('confirmClassification', async (send, body) => {
    arrival.take(await send('PUT candidates/', { body }));
    await session.classify(body.neuroClassification);
  });
}
