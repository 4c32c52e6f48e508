import { useApiMutation, type ApiCache } from '@hirehq/shared-ui';
import { Profile } from '../../shared/generated/queries.ts';
import { CreatePublicKeyDocument, RevokePublicKeyDocument } from './public-key.graphql.ts';

const show = (cache: ApiCache, publicKey: string | null) =>
  cache.update(Profile, ({ profile }) => ({ profile: { ...profile, publicKey } }));

/** Makes the public profile reachable by a new key, and ends that. */
export function usePublicKeyActions() {
  const creating = useApiMutation(CreatePublicKeyDocument, { store: (cache, { publicKey }) => show(cache, publicKey) });
  const revoking = useApiMutation(RevokePublicKeyDocument, { store: (cache, { publicKey }) => show(cache, publicKey) });
  return {
    create: () => creating.run({}),
    revoke: () => revoking.run({}),
    busy: creating.busy || revoking.busy,
    failure: (creating.failure ?? revoking.failure)?.text,
  };
}
