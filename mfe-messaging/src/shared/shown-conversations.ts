/** Which conversations this tab shows, told to the other remotes while it is visible. */
export interface ShownConversations {
  /** A conversation is on the page until the returned function is called. */
  show: (enterpriseId: string) => () => void;
}

export function createShownConversations(tell: (enterpriseIds: string[]) => void): ShownConversations {
  const shown: string[] = [];
  let told = '';
  let stop: AbortController | undefined;

  function update(): void {
    const isVisible = document.visibilityState === 'visible';
    const enterpriseIds = isVisible ? [...new Set(shown)].toSorted() : [];
    const state = enterpriseIds.join(' ');
    if (state === told) return;
    told = state;
    tell(enterpriseIds);
  }

  return {
    show(enterpriseId) {
      shown.push(enterpriseId);
      if (!stop) {
        stop = new AbortController();
        document.addEventListener('visibilitychange', update, { signal: stop.signal });
      }
      update();
      return () => {
        shown.splice(shown.indexOf(enterpriseId), 1);
        update();
        if (shown.length > 0) return;
        stop?.abort();
        stop = undefined;
      };
    },
  };
}
