import { routes } from '@hirehq/shared-contracts/routes';
import { useBrand, useCanOpen, useIntl } from '@hirehq/shared-ui';

/** Why no job is recommended, and what the candidate can do about it where the profile can be opened. */
export function useNoneText(): string {
  const { formatMessage } = useIntl();
  const canOpenProfile = useCanOpen()(routes.editProfile());
  const isHealth = useBrand() === 'H';
  if (!canOpenProfile) return formatMessage({ id: 'recommended.nothing' });
  return formatMessage({ id: isHealth ? 'recommended.noneHealth' : 'recommended.none' });
}
