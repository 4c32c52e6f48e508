import { Alert, Icon } from '@hirehq/shared-ui';

/** Why the profile was not saved, beside the button that tries again. */
export function SaveFailure({ text }: { text: string }) {
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
      {text}
    </Alert>
  );
}
