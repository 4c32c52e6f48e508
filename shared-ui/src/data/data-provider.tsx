import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { dataClientOf, followEvents, type EventReactions } from './data-client.ts';

const NO_REACTIONS: EventReactions = {};

interface DataProviderProps {
  shell: ShellApi;
  reactions?: EventReactions | undefined;
  children: ReactNode;
}

/** Provides the remote's data to its children, and keeps it consistent with session and events. */
export function DataProvider({ shell, reactions = NO_REACTIONS, children }: DataProviderProps) {
  useEffect(() => followEvents(shell, reactions), [shell, reactions]);
  return <QueryClientProvider client={dataClientOf(shell)}>{children}</QueryClientProvider>;
}
