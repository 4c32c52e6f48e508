import type { RestApi } from '@hirehq/shared-contracts/rest';

const MAX_ERROR = 2000;
// Up to three bytes per character: both together stay below the limit of a list (CONSOLE_LOG_BYTES).
const MAX_INFO = 3000;

const textOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);

/** Reports render errors of the page to the analytics log (SH-32). A failure of the log itself is ignored. */
export function createRenderErrorLog(rest: RestApi, now: () => Date = () => new Date()) {
  return (error: unknown, componentStack: string | null | undefined): void => {
    const entry = {
      error: textOf(error).slice(0, MAX_ERROR),
      errorInfo: (componentStack ?? '').slice(0, MAX_INFO),
      timestamp: now().toISOString(),
    };
    void rest('POST /public/consolelog', { body: [entry] }).catch(() => undefined);
  };
}
