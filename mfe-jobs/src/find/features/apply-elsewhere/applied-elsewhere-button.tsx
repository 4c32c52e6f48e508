import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useOffersAccount } from '../../../shared/use-offers-account.ts';
import type { ApplyElsewhere } from './use-apply-elsewhere.ts';

interface AppliedElsewhereButtonProps {
  job: { appliedElsewhereAt: string | null };
  onSet: ApplyElsewhere['set'];
}

/** Keeps the job as applied for on the employer's own page, or removes it. */
export function AppliedElsewhereButton({ job, onSet }: AppliedElsewhereButtonProps) {
  const isOffered = useOffersAccount();
  if (!isOffered) return null;
  const isApplied = job.appliedElsewhereAt !== null;
  return (
    <Button
      variant={isApplied ? 'light' : 'default'}
      size="md"
      aria-pressed={isApplied}
      leftSection={<Icon name="check" size={18} />}
      onClick={() => onSet(!isApplied)}
    >
      <FormattedMessage id="elsewhere.mark" />
    </Button>
  );
}
