import { atom, createStore, useAtomValue, type Atom } from 'jotai';

/** State of this page that several components, or code outside React, share; server state is read with queries. */
export interface ReadableState<Value> {
  readonly atom: Atom<Value>;
  readonly current: () => Value;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ClientState<Value> extends ReadableState<Value> {
  readonly set: (next: Value) => void;
}

type Read = <Value>(state: ReadableState<Value>) => Value;

/** One store for the page: the creator of a state keeps a reference to it, so nothing is looked up here by name. */
let store = createStore();

/** Does work in which every state has its first value, and after which nothing of it is left. */
export function withFreshStates<Result>(work: () => Result): Result {
  const ofPage = store;
  store = createStore();
  try {
    return work();
  } finally {
    store = ofPage;
  }
}

const readable = <Value>(held: Atom<Value>): ReadableState<Value> => ({
  atom: held,
  current: () => store.get(held),
  subscribe: (listener) => store.sub(held, listener),
});

/** A state that can be set. Setting an equal value is not a change. */
export function createState<Value>(first: Value): ClientState<Value> {
  // Wrapped, because jotai treats a function as the definition of a derived atom.
  const held = atom({ value: first });
  return {
    ...readable(atom((get) => get(held).value)),
    set: (next) => store.set(held, { value: next }),
  };
}

/** A state derived from others, e.g. the data of the current viewer. */
export function deriveState<Value>(from: (read: Read) => Value): ReadableState<Value> {
  return readable(atom((get) => from((state) => get(state.atom))));
}

/** The current value of a state. */
export function useClientState<Value>(state: ReadableState<Value>): Value {
  return useAtomValue(state.atom, { store });
}
