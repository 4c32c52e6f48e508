import { Button } from '@hirehq/shared-ui';
import type { ButtonProps } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useFocusBack } from './use-focus-back.ts';

interface SubmitButtonProps extends Pick<ButtonProps, 'leftSection' | 'size' | 'color' | 'className' | 'disabled'> {
  busy: boolean;
  children: ReactNode;
}

/** Sends the form it is in. The focus it loses while it is busy comes back to it. */
export function SubmitButton({ busy, size = 'md', children, ...look }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(busy, button);
  return (
    <Button {...look} ref={button} type="submit" size={size} loading={busy}>
      {children}
    </Button>
  );
}
