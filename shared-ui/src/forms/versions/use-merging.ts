import { useEffect, useRef, useState } from 'react';
import { differences, mergeValues } from './merge-values.ts';
import { isSamePart, type Parts } from './parts.ts';

/** A record as it was stored with a version. */
export interface Stored<Values> {
  version: string;
  values: Values;
}

/** A part that was changed here and elsewhere. */
export interface Conflict {
  id: string;
  mine: unknown;
  theirs: unknown;
}

interface MergingOptions<Values> {
  /** What the form was loaded from; undefined for a new record. */
  base: Stored<Values> | undefined;
  /** What is stored as far as the page knows; null if the record was removed, undefined if it is not known. */
  stored: Stored<Values> | null | undefined;
  parts: Parts<Values>;
  current: () => Values;
  change: (values: Values) => void;
  /** The form is based on another version now, and nothing of it is left to decide: what is kept until then shows the same again. */
  onBase: (base: Stored<Values>, values: Values) => void;
  /** A save is on its way, whose own change may arrive before its response. */
  busy: boolean;
}

export interface Merging<Values> {
  conflicts: readonly Conflict[];
  /** Parts that were changed elsewhere and taken over while the form was open. */
  taken: readonly string[];
  isGone: boolean;
  /** The version that a save replaces. */
  version: () => string | undefined;
  /** The parts that a save has to send. */
  changed: () => readonly string[];
  /** The stored record is another one: takes what only it has changed. Returns whether nothing has to be decided. */
  rebase: (theirs: Stored<Values>) => boolean;
  noteGone: () => void;
  keepMine: (id: string) => void;
  takeTheirs: (id: string) => void;
}

const NONE: readonly string[] = [];

/** Keeps an open form and the record it edits together, while others change the record. */
export function useMerging<Values>({
  base,
  stored,
  parts,
  current,
  change,
  onBase,
  busy,
}: MergingOptions<Values>): Merging<Values> {
  const basis = useRef(base);
  const seen = useRef(new Set(base && [base.version]));
  const disputed = useRef<readonly string[]>(NONE);
  const [, setRound] = useState(0);
  const [taken, setTaken] = useState(NONE);
  const [isGone, setGone] = useState(false);
  if (base === undefined) basis.current = undefined;

  const disputedNow = () => {
    const from = basis.current;
    if (!from) return NONE;
    const [mine, theirs] = [parts.read(current()), parts.read(from.values)];
    return disputed.current.filter((id) => !isSamePart(parts, id, [mine[id], theirs[id]]));
  };

  /** Returns whether nothing is left to decide. */
  function settle(): boolean {
    const isSettled = disputedNow().length === 0;
    if (isSettled && basis.current) onBase(basis.current, current());
    return isSettled;
  }

  function rebase(theirs: Stored<Values>): boolean {
    const from = basis.current;
    if (!from) return true;
    const merged = mergeValues({ base: from.values, mine: current(), theirs: theirs.values }, parts);
    disputed.current = [...new Set([...disputedNow(), ...merged.conflicts])];
    basis.current = theirs;
    seen.current.add(theirs.version);
    if (merged.taken.length > 0) {
      change(merged.values);
      setTaken((before) => [...new Set([...before, ...merged.taken])]);
    }
    setRound((round) => round + 1);
    return settle();
  }

  const storedVersion = stored?.version;
  useEffect(() => {
    // Versions have no order: one that was shown before is an older response.
    if (busy || !stored || storedVersion === undefined || seen.current.has(storedVersion)) return;
    rebase(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version stands for what is stored, and everything else is the latest
  }, [storedVersion, busy]);
  const isRemoved = stored === null;
  useEffect(() => setGone(isRemoved), [isRemoved]);

  function decide(id: string, values?: Values): void {
    disputed.current = disputed.current.filter((each) => each !== id);
    if (values !== undefined) change(values);
    settle();
    setRound((round) => round + 1);
  }

  const from = basis.current;
  const [mine, theirs] = from ? [parts.read(current()), parts.read(from.values)] : [{}, {}];
  return {
    conflicts: disputedNow().map((id) => ({ id, mine: mine[id], theirs: theirs[id] })),
    taken,
    isGone: from !== undefined && isGone,
    version: () => basis.current?.version,
    changed: () => (basis.current ? differences(basis.current.values, current(), parts) : Object.keys(parts.read(current()))),
    rebase,
    noteGone: () => setGone(true),
    keepMine: (id) => decide(id),
    takeTheirs: (id) => decide(id, parts.write(current(), id, theirs[id])),
  };
}
