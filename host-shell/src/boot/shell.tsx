import { BrowserRouter, ErrorState, FormattedMessage, UiProvider, directionOf, useIntl, useClientState } from '@hirehq/shared-ui';
import { AppBoundary } from '../layout/app-boundary.tsx';
import { useHomePath } from '../layout/home-link.tsx';
import { useReading } from '../reading/use-reading.ts';
import { ShellIntl } from '../layout/shell-intl.tsx';
import type { ShellMessages } from '../shell-api/messages.ts';
import { ShellData } from '../shell-api/shell-data.tsx';
import { ShellServicesProvider, useShellServices, type ShellServices } from '../shell-api/shell-services.tsx';
import { ShellRoutes } from '../routing/shell-routes.tsx';

/** SH-32. A full page load: whatever broke the page must not break this link. */
function BrokenPage() {
  const intl = useIntl();
  const { pageRenewal } = useShellServices();
  const isOffered = useClientState(pageRenewal.offered);
  const reload = { label: intl.formatMessage({ id: 'fallback.reload' }), onRetry: pageRenewal.reload };
  return (
    <div className="hq-page">
      <ErrorState
        order={1}
        title={intl.formatMessage({ id: 'error.title' })}
        description={intl.formatMessage({ id: 'error.text' })}
        {...(isOffered && { retry: reload })}
      >
        <a href={useHomePath()}>
          <FormattedMessage id="error.home" />
        </a>
      </ErrorState>
    </div>
  );
}

function Themed() {
  const { config, colorScheme, employerBrand, locale, shellApiOf, logRenderError, nonce, pageRenewal } = useShellServices();
  const chosen = useClientState(colorScheme);
  // A high contrast is light or dark itself, whatever the appearance.
  const contrast = useReading(({ toolbar, tools }) =>
    toolbar && (tools.contrast === 'dark' || tools.contrast === 'light') ? tools.contrast : undefined,
  );
  const language = useClientState(locale);
  const { formatMessage } = useIntl();
  const { theme } = useClientState(employerBrand);

  function onError(error: unknown, componentStack: string | null | undefined): void {
    shellApiOf('shell').report(error);
    logRenderError(error, componentStack);
    pageRenewal.fileLost(error);
  }

  return (
    <UiProvider
      variant={config.framed?.brand ?? config.variant}
      colorScheme={contrast ?? chosen}
      direction={directionOf(language)}
      employer={theme}
      nonce={nonce}
      closeLabel={formatMessage({ id: 'toast.close' })}
    >
      <AppBoundary onError={onError} fallback={<BrokenPage />}>
        <BrowserRouter>
          <ShellRoutes />
        </BrowserRouter>
      </AppBoundary>
    </UiProvider>
  );
}

export function Shell({ services, messages }: { services: ShellServices; messages: ShellMessages }) {
  return (
    <ShellServicesProvider value={services}>
      <ShellIntl first={messages}>
        <ShellData>
          <Themed />
        </ShellData>
      </ShellIntl>
    </ShellServicesProvider>
  );
}
