/** Tells the developer of a page why the script could not be loaded. The page continues, with a link to the list. */
export function reportFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- for the developer of a page that is not ours
  console.error(error);
}
