import { atom, createStore, useAtomValue, type Atom } from 'jotai';

/** A fact of this page that several components, or code outside React, go by; what the server knows is a query. */
export interface ReadableState<Value> {
  readonly atom: Atom<Value>;
  readonly current: () => Value;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ClientState<Value> extends ReadableState<Value> {
  readonly set: (next: Value) => void;
}

type Read = <Value>(state: ReadableState<Value>) => Value;

/** One for the page: whoever makes a state keeps it, so that nothing is looked up here by name. */
const store = createStore();

const readable = <Value>(held: Atom<Value>): ReadableState<Value> => ({
  atom: held,
  current: () => store.get(held),
  subscribe: (listener) => store.sub(held, listener),
});

/** A state that can be set. Equal values are no change. */
export function createState<Value>(first: Value): ClientState<Value> {
  // Wrapped: jotai takes a function for the way to compute a value.
  const held = atom({ value: first });
  return {
    ...readable(atom((get) => get(held).value)),
    set: (next) => store.set(held, { value: next }),
  };
}

/** A state that follows from others, e.g. what is known of the viewer of now. */
export function deriveState<Value>(from: (read: Read) => Value): ReadableState<Value> {
  return readable(atom((get) => from((state) => get(state.atom))));
}

/** The state's value, kept up to date. */
export function useClientState<Value>(state: ReadableState<Value>): Value {
  return useAtomValue(state.atom, { store });
}
