import type { ReactElement, ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { DataProvider } from '../data/data-provider.tsx';
import type { EventReactions } from '../data/data-client.ts';
import type { RemoteMessages } from '../shell/load-messages.ts';
import { RemoteIntl } from '../shell/remote-intl.tsx';
import { ShellProvider } from '../shell/shell-context.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';

export { latinWords } from './latin-words.ts';

interface RenderOptions {
  shell: ShellApi;
  messages: RemoteMessages;
  reactions?: EventReactions;
  /** The start address; `/` by default. */
  at?: string;
  /** Route pattern, for parameters. */
  path?: string;
}

function CurrentAddress() {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="address" hidden>
      {pathname + search}
    </output>
  );
}

/** Renders a part of a remote like the shell: with its texts, the router, the design system and the given ShellApi. */
export function renderInShell(
  ui: ReactElement,
  { shell, messages, reactions, at = '/', path = '*' }: RenderOptions,
): RenderResult & { address: () => string } {
  const wrap = (children: ReactNode) => (
    <UiProvider variant={shell.brand.variant} colorScheme="light" env="test">
      <MemoryRouter initialEntries={[at]}>
        <ShellProvider shell={shell}>
          <DataProvider shell={shell} reactions={reactions}>
            <RemoteIntl messages={messages}>
              <Routes>
                <Route path={path} element={children} />
                <Route path="*" element={null} />
              </Routes>
              <CurrentAddress />
            </RemoteIntl>
          </DataProvider>
        </ShellProvider>
      </MemoryRouter>
    </UiProvider>
  );
  const result = render(wrap(ui));
  return { ...result, address: () => result.getByLabelText('address').textContent };
}
