/** What stays when a part is gone, by what it is; read in the page. */
export interface Counts {
  timers: Record<string, number>;
  /** Of targets that outlive a part. */
  listeners: Record<string, number>;
  styles: number;
  globals: string[];
}

declare global {
  var leakCounts: () => Counts;
}

/**
 * Watches a page from its first script on: timers, and listeners of the window, the document and whatever else is no element. Runs in
 * the page, so it uses nothing from outside itself.
 */
export function watchPage(): void {
  const timers = new Map<string, string>();
  const listeners = new Map<EventTarget, Map<string, Set<unknown>>>();
  const describe = (ms: unknown) => `${Math.round(Number(ms ?? 0))} ms`;

  function watchTimer(
    start: 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback',
    clear: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame' | 'cancelIdleCallback',
    nameOf: (values: readonly unknown[]) => string,
  ): void {
    const begin = window[start].bind(window) as (...values: unknown[]) => number;
    const end: (id: number) => void = window[clear].bind(window);
    const isRepeated = start === 'setInterval';
    const keyOf = (id: unknown) => `${clear} ${String(id)}`;
    Reflect.set(window, start, (callback: unknown, ...values: unknown[]) => {
      if (typeof callback !== 'function') return begin(callback, ...values);
      const id = begin(
        (...given: unknown[]) => {
          if (!isRepeated) timers.delete(keyOf(id));
          return Reflect.apply(callback, window, given) as unknown;
        },
        ...values,
      );
      timers.set(keyOf(id), nameOf(values));
      return id;
    });
    Reflect.set(window, clear, (id: number) => {
      timers.delete(keyOf(id));
      end(id);
    });
  }
  watchTimer('setTimeout', 'clearTimeout', ([ms]) => `timeout of ${describe(ms)}`);
  watchTimer('setInterval', 'clearInterval', ([ms]) => `interval of ${describe(ms)}`);
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', () => 'animation frame');
  watchTimer('requestIdleCallback', 'cancelIdleCallback', () => 'idle callback');

  const isCapturing = (options: unknown) =>
    typeof options === 'boolean' ? options : (options as AddEventListenerOptions | undefined)?.capture === true;
  const outlivesParts = (target: EventTarget) =>
    !(target instanceof Node) || target === document || target === document.documentElement || target === document.body;
  const keyOf = (type: string, options: unknown) => `${type} ${isCapturing(options)}`;
  const forget = (target: EventTarget, type: string, listener: unknown, options: unknown) =>
    listeners.get(target)?.get(keyOf(type, options))?.delete(listener);

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function addWatched(type, listener, options) {
    const target = this ?? window;
    Reflect.apply(add, target, [type, listener, options]);
    const { once, signal } = typeof options === 'object' ? options : {};
    if (!listener || once || signal?.aborted || !outlivesParts(target)) return;
    const ofTarget = listeners.get(target) ?? new Map<string, Set<unknown>>();
    listeners.set(target, ofTarget);
    const key = keyOf(type, options);
    ofTarget.set(key, (ofTarget.get(key) ?? new Set()).add(listener));
    signal?.addEventListener('abort', () => forget(target, type, listener, options), { once: true });
  };
  EventTarget.prototype.removeEventListener = function removeWatched(type, listener, options) {
    const target = this ?? window;
    forget(target, type, listener, options);
    Reflect.apply(remove, target, [type, listener, options]);
  };

  const nameOfTarget = (target: EventTarget) =>
    target === document.body ? 'body' : target === document.documentElement ? 'html' : target.constructor.name;
  globalThis.leakCounts = () => {
    const counts: Counts = { timers: {}, listeners: {}, styles: 0, globals: [] };
    for (const name of timers.values()) counts.timers[name] = (counts.timers[name] ?? 0) + 1;
    for (const [target, ofTarget] of listeners)
      for (const [key, added] of ofTarget) {
        const name = `${key.split(' ')[0]} of ${nameOfTarget(target)}`;
        counts.listeners[name] = (counts.listeners[name] ?? 0) + added.size;
      }
    counts.styles = document.styleSheets.length + document.adoptedStyleSheets.length;
    counts.globals = Object.getOwnPropertyNames(window);
    return counts;
  };
}
