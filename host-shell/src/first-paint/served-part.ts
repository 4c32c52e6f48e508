import { PART_PLACE } from '@hirehq/shared-contracts/served-part';
import { START_LIMIT_MS } from '@hirehq/shared-contracts/start-watch';
import type { PartLoad } from '../remotes/part-load.ts';

/** The part of a remote that came with the page (shared-contracts/served-part.ts): shown until the part itself is there. */
export interface ServedPart {
  /** Where the page is rendered. */
  root: HTMLElement;
  remote: string;
  /** Id of the route. */
  route: string;
  /** Resolves when the part of the remote has loaded or has failed to, or is late. Never rejects. */
  settled: Promise<void>;
  /** True at the address for which the page was served. */
  isHere: () => boolean;
  /** What the page came with; nothing once it has been given up. */
  nodes: () => readonly Node[];
  /** Moves it into an element. */
  moveInto: (place: Element) => void;
  /** True once it has been moved. */
  isAdopted: () => boolean;
  /** The part has been shown or its page has been left: what came with the page is out of date. */
  giveUp: () => void;
}

interface ServedPartOptions {
  root: HTMLElement;
  route: { remote: string; id: string };
  load: Pick<PartLoad<unknown>, 'current' | 'subscribe'>;
  /** Maximum time to wait for the part, in milliseconds. */
  limitMs: number;
}

const place = (name: string) => `template[data-part="${name}"]`;

/** A page that does not respond is taken for one that has failed to start: the wait ends before that. */
const LONGEST_WAIT_MS = START_LIMIT_MS - 2_000;

function nodesBetween(root: HTMLElement): Node[] {
  const nodes: Node[] = [];
  const end = root.querySelector(place(PART_PLACE.end));
  let node = root.querySelector(place(PART_PLACE.begin))?.nextSibling;
  while (node && node !== end) {
    nodes.push(node);
    node = node.nextSibling;
  }
  return end && node === end ? nodes : [];
}

function settledOf({ load, limitMs }: Pick<ServedPartOptions, 'load' | 'limitMs'>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(settle, Math.min(limitMs, LONGEST_WAIT_MS));
    const stop = load.subscribe(look);
    function settle(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
    function look(): void {
      const { status } = load.current();
      if (status === 'ready' || status === 'failed') settle();
    }
    look();
  });
}

/** What the server has put in place of the part of a page; undefined if it has a skeleton there. */
export function findServedPart({ root, route, load, limitMs }: ServedPartOptions): ServedPart | undefined {
  let nodes: readonly Node[] = nodesBetween(root);
  let isAdopted = false;
  const { pathname } = window.location;
  if (nodes.length === 0) return undefined;
  return {
    root,
    remote: route.remote,
    route: route.id,
    settled: settledOf({ load, limitMs }),
    isHere: () => window.location.pathname === pathname,
    nodes: () => nodes,
    moveInto(element) {
      isAdopted = true;
      element.replaceChildren(...nodes);
    },
    isAdopted: () => isAdopted,
    giveUp() {
      nodes = [];
    },
  };
}
