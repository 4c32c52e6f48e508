import { useApiQuery } from '@hirehq/shared-ui';
import { PublicKeyDocument } from './public-key.graphql.ts';

/** The key of the candidate's public profile, if it has one. */
export const usePublicKey = () => useApiQuery(PublicKeyDocument, {});
