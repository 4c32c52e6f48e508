import type { ReactNode } from 'react';
import { DataProvider, ShellProvider } from '@hirehq/shared-ui';
import { useShellServices } from './shell-services.tsx';

/** Queries and mutations of the shell's own screens use the same hooks as the remotes: `*.query.ts` and `*.mutation.ts`. */
export function ShellData({ children }: { children: ReactNode }) {
  const { own } = useShellServices();
  return (
    <ShellProvider shell={own}>
      <DataProvider shell={own}>{children}</DataProvider>
    </ShellProvider>
  );
}
