import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../shell/shell-context.tsx';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
  /** Shown if the page is not deployed; by default nothing. */
  absent?: ReactNode;
}

/** A link to a page of the platform: it has a real address, opens without a reload, and is preloaded on hover and focus. */
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
