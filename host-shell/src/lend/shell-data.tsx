import type { ReactNode } from 'react';
import { DataProvider, ShellProvider } from '@hirehq/shared-ui';
import { useShellServices } from './shell-services.tsx';

/** What the shell's own screens ask and change goes the way of the remotes': `*.query.ts` and `*.mutation.ts`. */
export function ShellData({ children }: { children: ReactNode }) {
  const { own } = useShellServices();
  return (
    <ShellProvider shell={own}>
      <DataProvider shell={own}>{children}</DataProvider>
    </ShellProvider>
  );
}
