/** Runs `work` in one tab of this browser at a time. Without Web Locks, on pages without TLS, each tab runs it by itself. */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks?.request(name, work);
  else await work();
}
