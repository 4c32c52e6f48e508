import { routes } from '@hirehq/shared-contracts/routes';
import { useViewer } from '@hirehq/shared-ui';

/** Where a job's page shows jobs like it. */
export const SIMILAR_JOBS = 'similar-jobs';

/** Addresses of a job's pages for who looks: signed in they are the candidate's, else the public ones. */
export function useJobLinks() {
  const signedIn = useViewer() !== undefined;
  return {
    job: (id: string) => (signedIn ? routes.candidateJob({ id }) : routes.job({ id })),
    application: (id: string) => (signedIn ? routes.application({ id }) : routes.publicApplication({ id })),
  };
}
