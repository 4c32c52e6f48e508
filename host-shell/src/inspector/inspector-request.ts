import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';

/** Query parameter that opens the inspector in this tab (`on`), or ends it (`off`). */
const PARAMETER = 'inspect';
/** Fragment with what an inspector of another browser has shown. */
export const SNAPSHOT_FRAGMENT = '#inspected=';

const ON = '1';

/** Whether this tab shows the inspector; the answer is kept for its next pages. */
export function isInspectorRequested({ search, hash }: Location): boolean {
  if (hash.startsWith(SNAPSHOT_FRAGMENT)) return true;
  const asked = new URLSearchParams(search).get(PARAMETER);
  try {
    if (asked === 'on') sessionStorage.setItem(STORAGE_KEYS.inspector, ON);
    if (asked === 'off') sessionStorage.removeItem(STORAGE_KEYS.inspector);
    return sessionStorage.getItem(STORAGE_KEYS.inspector) === ON;
  } catch {
    return asked === 'on';
  }
}

export function endInspector(): void {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, 'off');
  address.hash = '';
  window.location.assign(address);
}
