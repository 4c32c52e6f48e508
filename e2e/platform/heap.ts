import type { Page } from '@playwright/test';

/** The strings in the memory of a page's scripts, after what nothing holds was collected. */
export async function stringsInMemory(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings;
}
