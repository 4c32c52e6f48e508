const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once a part is complete: it has rendered, nothing that it asked for is under way, and its content stays for two frames. */
export async function settled(part: HTMLElement, api: { isBusy: boolean }, gone: AbortSignal): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(part, { childList: true, subtree: true, characterData: true });
  try {
    for (let seen = -1; !gone.aborted; seen = changes) {
      if (seen === changes && !api.isBusy && part.childElementCount > 0) return;
      await frame();
      await frame();
    }
  } finally {
    observer.disconnect();
  }
}
