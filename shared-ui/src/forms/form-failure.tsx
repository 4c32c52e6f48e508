import { Alert } from '@mantine/core';
import { Icon } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';

/** Why a form was not taken, beside the button that sends it again. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
      {children}
    </Alert>
  );
}
