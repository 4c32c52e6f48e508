/** What browsers and bundlers say of code that did not arrive. */
const LOST_FILE = /chunk|dynamically imported module|importing a module script failed/i;

/** Whether an error tells of a file that could not be loaded, as those of a release that is gone. */
export function isLostFile(error: unknown): boolean {
  return LOST_FILE.test(error instanceof Error ? error.message : String(error));
}

/**
 * Code of the shell that comes later. When its file is lost, the page around it must not break: what is in its place stays,
 * and the shell, which listens to the window's errors, loads the page again or offers to.
 */
export function orWait<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return () =>
    load().catch((error: unknown) => {
      if (!isLostFile(error)) throw error;
      reportError(error);
      return new Promise<never>(() => {});
    });
}
