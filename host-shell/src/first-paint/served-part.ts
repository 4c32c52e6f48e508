import type { MountTarget } from '@hirehq/shared-contracts/remote-module';
import { PART_PLACE, SLOT_PLACE } from '@hirehq/shared-contracts/served-part';
import { START_LIMIT_MS } from '@hirehq/shared-contracts/start-watch';
import type { PartLoad } from '../remotes/part-load.ts';
import type { SlotEntry } from '../routing/route-table.ts';

/** The part of a remote that came with the page (shared-contracts/served-part.ts): shown until the part itself is there. */
export interface ServedPart {
  /** Where the page is rendered. */
  root: HTMLElement;
  remote: string;
  target: MountTarget;
  /**
   * Of a page: resolves when the part of the remote has loaded or has failed to, or is late. Never rejects. The shell does not wait for
   * what fills a slot: the rest of the page is there without it.
   */
  settled?: Promise<void>;
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

interface ServedPageOptions {
  root: HTMLElement;
  route: { remote: string; id: string };
  load: Pick<PartLoad<unknown>, 'current' | 'subscribe'>;
  /** Maximum time to wait for the part, in milliseconds. */
  limitMs: number;
}

const mark = (attribute: string, value: string) => `template[${attribute}="${value}"]`;

/** A page that does not respond is taken for one that has failed to start: the wait ends before that. */
const LONGEST_WAIT_MS = START_LIMIT_MS - 2_000;

function nodesBetween(root: HTMLElement, begin: string, end: string): Node[] {
  const nodes: Node[] = [];
  const last = root.querySelector(end);
  let node = root.querySelector(begin)?.nextSibling;
  while (node && node !== last) {
    nodes.push(node);
    node = node.nextSibling;
  }
  return last && node === last ? nodes : [];
}

function settledOf({ load, limitMs }: Pick<ServedPageOptions, 'load' | 'limitMs'>): Promise<void> {
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

function servedPart(about: Pick<ServedPart, 'root' | 'remote' | 'target' | 'settled'>, found: readonly Node[]): ServedPart {
  let nodes = found;
  let isAdopted = false;
  const { pathname } = window.location;
  return {
    ...about,
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

/** What the server has put in place of the part of a page; undefined if it has a skeleton there. */
export function findServedPage({ root, route, load, limitMs }: ServedPageOptions): ServedPart | undefined {
  const nodes = nodesBetween(root, mark('data-part', PART_PLACE.begin), mark('data-part', PART_PLACE.end));
  if (nodes.length === 0) return undefined;
  const target = { kind: 'route', id: route.id } as const;
  return servedPart({ root, remote: route.remote, target, settled: settledOf({ load, limitMs }) }, nodes);
}

/** What the server has put into slots of the page. */
export function findServedSlots(root: HTMLElement, slots: readonly SlotEntry[]): ServedPart[] {
  return slots
    .filter(({ served, access }) => served === true && access !== 'candidate')
    .flatMap(({ slot, remote, id }) => {
      const nodes = nodesBetween(root, mark(SLOT_PLACE.begin, slot), mark(SLOT_PLACE.end, slot));
      return nodes.length === 0 ? [] : [servedPart({ root, remote, target: { kind: 'slot', id } }, nodes)];
    });
}
