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

/** Lends the remote's data to what is below, and keeps them true to session and events. */
export function DataProvider({ shell, reactions = NO_REACTIONS, children }: DataProviderProps) {
  useEffect(() => followEvents(shell, reactions), [shell, reactions]);
  return <QueryClientProvider client={dataClientOf(shell)}>{children}</QueryClientProvider>;
}
