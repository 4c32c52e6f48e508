import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Session } from '@hirehq/shared-contracts/session';
import { MemoryRouter, UiProvider } from '@hirehq/shared-ui';
import { ShellIntl } from '../../layout/shell-intl.tsx';
import { createLocaleStore } from '../../shell-api/locale.ts';
import { loadMessages } from '../../shell-api/messages.ts';
import type { DeployedPages } from '../../routing/deployed-pages.ts';
import { ShellServicesProvider, type ShellServices } from '../../shell-api/shell-services.tsx';

interface RenderPageOptions {
  config?: Partial<PageConfig>;
  session?: Session;
  canOpen?: DeployedPages['canOpen'];
}

const messages = await loadMessages('en');

/** Renders a page of the shell with its dependencies: configuration, session, language. */
export function renderPage(
  page: ReactElement,
  { config = {}, session = { status: 'signed-out' }, canOpen = () => true }: RenderPageOptions = {},
) {
  const signUp = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const report = vi.fn<(error: unknown) => void>();
  const fileLost = vi.fn<(error: unknown, options?: { hasRetry: boolean }) => void>();
  const locale = createLocaleStore('en');
  const services = {
    config: { origin: 'http://localhost:3000', variant: 'D', locale: 'en', ...config },
    session: { current: () => session, subscribe: () => () => {}, signUp },
    shellApiOf: () => ({ report }),
    pageRenewal: { fileLost },
    locale,
    slots: [],
    routes: [],
    pages: { canOpen, first: () => '/candidate/dashboard', home: () => '/' },
    sessionExpected: false,
  } as unknown as ShellServices;
  render(
    <ShellServicesProvider value={services}>
      <ShellIntl first={messages}>
        <UiProvider variant="D" colorScheme="light" env="test">
          <MemoryRouter>{page}</MemoryRouter>
        </UiProvider>
      </ShellIntl>
    </ShellServicesProvider>,
  );
  return { signUp, report, fileLost, locale };
}
