/** The address from which this page came, if its own one would not open where it is. */
let source: string | undefined;

export const reloadFrom = (address: string): void => void (source = address);

/** Loads this page again. */
export function reloadPage(): void {
  if (source === undefined) window.location.reload();
  else window.location.replace(source);
}
