import { createContext, useContext, type ReactNode } from 'react';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';

const ShellContext = createContext<ShellApi | undefined>(undefined);

export function ShellProvider({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The ShellApi of this remote. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}

/** The ShellApi in a page of somebody else; undefined on pages of our own, and outside remotes. */
export function useShellElsewhere(): ShellApi | undefined {
  const shell = useContext(ShellContext);
  return shell?.surface && shell;
}
