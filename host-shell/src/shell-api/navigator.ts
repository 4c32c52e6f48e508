import type { NavigateOptions } from '@hirehq/shared-ui';
import type { Framed } from '../framed/framed.ts';

type Go = (to: string, options?: NavigateOptions) => void;

/** The router's navigate, for code outside the React tree. A navigation before the router exists waits for it. */
export interface ShellNavigator {
  navigate: Go;
  attach(go: Go): void;
}

/** `framed`: the page is in a frame, which shows a few paths only. */
export function createNavigator(framed?: Pick<Framed, 'shows' | 'leaveFor'>): ShellNavigator {
  let go: Go | undefined;
  let waiting: Parameters<Go> | undefined;
  return {
    navigate(...parameters) {
      if (framed && !framed.shows(parameters[0])) framed.leaveFor(parameters[0]);
      else if (go) go(...parameters);
      else waiting = parameters;
    },
    attach(attached) {
      go = attached;
      if (waiting) attached(...waiting);
      waiting = undefined;
    },
  };
}
