import type { RestApi } from '@hirehq/shared-contracts/rest';

const MAX_ERROR = 2000;
// Three bytes a character at most: both together stay below what a list may have (CONSOLE_LOG_BYTES).
const MAX_INFO = 3000;

const textOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);

/** Tells the analytics log of what a part of the page threw while it was painted (SH-32). A log that is away is no second error. */
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
