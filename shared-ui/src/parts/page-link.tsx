import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../shell/shell-context.tsx';

/** A link to a page of the platform: a real address, opened without a reload, warmed on hover and focus. */
export function PageLink({ to, onMouseEnter, onFocus, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const shell = useShell();
  return (
    <Link
      {...rest}
      to={to}
      onMouseEnter={(event) => {
        shell.preload(to);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        shell.preload(to);
        onFocus?.(event);
      }}
    />
  );
}
