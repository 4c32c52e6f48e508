import { Button } from '@hirehq/shared-ui';
import type { ButtonProps } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useFocusBack } from './use-focus-back.ts';

interface SubmitButtonProps extends Pick<ButtonProps, 'leftSection' | 'size' | 'color' | 'className' | 'disabled'> {
  busy: boolean;
  children: ReactNode;
}

/** The submit button of its form. It loses the focus while it is busy and then gets it back. */
export function SubmitButton({ busy, size = 'md', children, ...look }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(busy, button);
  return (
    <Button {...look} ref={button} type="submit" size={size} loading={busy}>
      {children}
    </Button>
  );
}
