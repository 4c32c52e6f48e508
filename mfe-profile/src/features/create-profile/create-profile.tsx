import { ErrorState, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import type { FormProgress } from '@hirehq/shared-ui/forms';
import { useCandidate } from '../../shared/candidate.query.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

/** A profile in two steps, prefilled with known data (PR-01, PR-02). */
export function CreateProfile({ onProgress }: { onProgress: (progress: FormProgress) => void }) {
  const { formatMessage } = useIntl();
  const query = useCandidate();

  // Also while a newer record cannot be loaded: an event of the own save may request one when the network is lost.
  if (query.data) return <ProfileForm key={query.data.id} candidate={query.data} onProgress={onProgress} />;
  if (query.status === 'failed')
    return (
      <ErrorState
        title={formatMessage({ id: 'profile.load.failed' })}
        description={formatMessage({ id: 'profile.load.failedText' })}
        retry={{ label: formatMessage({ id: 'profile.retry' }), onRetry: query.retry }}
      />
    );
  return (
    <>
      <VisuallyHidden role="status">{formatMessage({ id: 'profile.loading' })}</VisuallyHidden>
      <FormSkeleton />
    </>
  );
}
