import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../shell/shell-context.tsx';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
  /** Shown where the page is not deployed; nothing unless told. */
  absent?: ReactNode;
}

/** A link to a page of the platform: a real address, opened without a reload, warmed on hover and focus. */
export function PageLink({ to, absent, onMouseEnter, onFocus, ...rest }: PageLinkProps) {
  const shell = useShell();
  if (!shell.canOpen(to)) return absent;
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
