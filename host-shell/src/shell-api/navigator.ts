import type { NavigateOptions } from '@hirehq/shared-ui';

type Go = (to: string, options?: NavigateOptions) => void;

/** The router's navigate, for code outside the React tree. A navigation before the router exists waits for it. */
export interface ShellNavigator {
  navigate: Go;
  attach(go: Go): void;
}

export function createNavigator(): ShellNavigator {
  let go: Go | undefined;
  let waiting: Parameters<Go> | undefined;
  return {
    navigate(...parameters) {
      if (go) go(...parameters);
      else waiting = parameters;
    },
    attach(attached) {
      go = attached;
      if (waiting) attached(...waiting);
      waiting = undefined;
    },
  };
}
