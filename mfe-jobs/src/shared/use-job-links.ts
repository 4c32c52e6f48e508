import { routes } from '@hirehq/shared-contracts/routes';
import { useViewer } from '@hirehq/shared-ui';

/** The section of a job page with similar jobs. */
export const SIMILAR_JOBS = 'similar-jobs';

/** Addresses of a job's pages for the viewer: candidate pages when signed in, else public ones. */
export function useJobLinks() {
  const signedIn = useViewer() !== undefined;
  return {
    job: (id: string) => (signedIn ? routes.candidateJob({ id }) : routes.job({ id })),
    application: (id: string) => (signedIn ? routes.application({ id }) : routes.publicApplication({ id })),
  };
}
