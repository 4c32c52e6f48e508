import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

/** Why a form was not taken, beside the button that sends it again. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
      {children}
    </Alert>
  );
}
