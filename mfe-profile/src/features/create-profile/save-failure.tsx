import { isApiFailure, type ApiFailure } from '@hirehq/shared-contracts/error-codes';
import { Alert, Icon, useIntl } from '@hirehq/shared-ui';

const SENTENCES: Partial<Record<ApiFailure['code'], string>> = {
  UNREACHABLE: 'profile.save.unreachable',
  VALIDATION_FAILED: 'profile.save.refused',
  NOT_SIGNED_IN: 'profile.save.signedOut',
  RATE_LIMITED: 'profile.save.busy',
  OVERLOADED: 'profile.save.busy',
};

/** Why the profile was not saved, beside the button that tries again. */
export function SaveFailure({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const sentence = isApiFailure(error) ? SENTENCES[error.code] : undefined;
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
      {formatMessage({ id: sentence ?? 'profile.save.failed' })}
    </Alert>
  );
}
