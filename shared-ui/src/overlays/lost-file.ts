/** The error messages of browsers and bundlers for code that could not be loaded. */
const LOST_FILE = /chunk|dynamically imported module|importing a module script failed/i;

/** Whether an error is about a file that could not be loaded, such as one of a removed release. */
export function isLostFile(error: unknown): boolean {
  return LOST_FILE.test(error instanceof Error ? error.message : String(error));
}

const untilOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * A component of the shell that loads later. If its file cannot be loaded, the page around it keeps working: the placeholder
 * stays, and the shell, which listens to window errors, reloads the page or offers to. While the browser is offline, which the
 * frame says, the component waits, and loads afterwards.
 */
export function orWait<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const loadOrWait = (): Promise<Code> =>
    load().catch((error: unknown) => {
      if (!isLostFile(error)) throw error;
      if (!navigator.onLine) return untilOnline().then(loadOrWait);
      reportError(error);
      return new Promise<never>(() => {});
    });
  return loadOrWait;
}
