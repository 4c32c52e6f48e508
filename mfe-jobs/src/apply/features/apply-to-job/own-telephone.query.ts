import { useApiQuery } from '@hirehq/shared-ui';
import { OwnTelephoneDocument } from './own-telephone.graphql.ts';

/** The telephone number of the profile, as far as employers may see it; undefined while signed out or unknown. */
export function useOwnTelephone(candidateId: string | undefined): string | undefined {
  const { data } = useApiQuery(OwnTelephoneDocument, candidateId === undefined ? undefined : {});
  return data?.profilePreview.telephone ?? undefined;
}
