import { Alert } from '@mantine/core';
import { Icon } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';

/** The error message of a form that was refused, next to its submit button. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
      {children}
    </Alert>
  );
}
