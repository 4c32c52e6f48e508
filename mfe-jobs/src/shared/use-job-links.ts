import { routes, type SearchedPay } from '@hirehq/shared-contracts/routes';
import { useViewer } from '@hirehq/shared-ui';

/** The section of a job page with similar jobs. */
export const SIMILAR_JOBS = 'similar-jobs';

/** Addresses of a job's pages for the viewer: candidate pages when signed in, else public ones. */
export function useJobLinks() {
  const signedIn = useViewer() !== undefined;
  return {
    job: (id: string, comparedIn?: SearchedPay) =>
      signedIn ? routes.candidateJob({ id, comparedIn }) : routes.job({ id, comparedIn }),
    application: (id: string) => (signedIn ? routes.application({ id }) : routes.publicApplication({ id })),
  };
}
