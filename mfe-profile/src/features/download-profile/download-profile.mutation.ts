import type { ProfileLayout } from '@hirehq/shared-contracts/codes';
import { useApiChange } from '@hirehq/shared-ui';

export type ProfileDocumentKind = ProfileLayout | 'JSON';

/** Has the services write the own profile as a document, and returns a link to it. */
export const useProfileDocument = () =>
  useApiChange('write profile document', async (send, kind: ProfileDocumentKind) =>
    kind === 'JSON'
      ? send('GET candidates/profile/json-resume', {})
      : send('GET candidates/profile/pdf', { query: { layout: kind } }),
  );
