import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { whenIdle } from '../overlays/when-idle.ts';
import { useShell } from '../shell/shell-context.tsx';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
  /** Shown if the page is not deployed; by default nothing. */
  absent?: ReactNode;
  /** `idle`: also as soon as the browser is idle, for the page most visitors open next; phones have no hover. */
  preload?: 'idle' | undefined;
}

/** A link to a page of the platform: it has a real address, opens without a reload, and is preloaded on hover and focus. */
export function PageLink({ to, absent, preload, onMouseEnter, onFocus, ...rest }: PageLinkProps) {
  const shell = useShell();
  const isOpen = shell.canOpen(to);
  useEffect(() => (preload === 'idle' && isOpen ? whenIdle(() => shell.preload(to)) : undefined), [preload, isOpen, shell, to]);
  if (!isOpen) return absent;
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
