import type { ShellSurface } from '../shell-api.ts';

export interface FakeSurface extends ShellSurface {
  /** What the remote asked of it, in order. */
  scrolls: (Element | undefined)[];
  titles: (string | undefined)[];
  /** The sheets that apply now. */
  sheets: ReadonlySet<CSSStyleSheet>;
  /** Changes the address, as the shell does for `navigate`. */
  open(address: string): void;
  setScheme(scheme: 'light' | 'dark'): void;
}

function values<Value>(first: Value) {
  const listeners = new Set<(value: Value) => void>();
  let now = first;
  return {
    current: () => now,
    subscribe(listener: (value: Value) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: Value) {
      now = next;
      for (const listener of listeners) listener(next);
    },
  };
}

/** A surface of a ShellApi, in a shadow tree of an element: it records what is asked of it. */
export function createFakeSurface(host: Element, address: string): FakeSurface {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const portal = root.appendChild(host.ownerDocument.createElement('div'));
  const places = values(address);
  const schemes = values<'light' | 'dark'>('light');
  const sheets = new Set<CSSStyleSheet>();
  const visited = [address];
  const scrolls: FakeSurface['scrolls'] = [];
  const titles: FakeSurface['titles'] = [];
  return {
    root,
    portal,
    scheme: schemes,
    styles: {
      adopt(sheet) {
        sheets.add(sheet);
        return () => void sheets.delete(sheet);
      },
    },
    address: {
      current: places.current,
      subscribe: places.subscribe,
      isFirst: () => visited.lastIndexOf(places.current()) === 0,
      go(delta) {
        const to = visited.at(visited.lastIndexOf(places.current()) + delta);
        if (to !== undefined) places.set(to);
      },
    },
    scroll: (to) => void scrolls.push(to),
    title: (title) => void titles.push(title),
    scrolls,
    titles,
    sheets,
    open(to) {
      visited.push(to);
      places.set(to);
    },
    setScheme: schemes.set,
  };
}
