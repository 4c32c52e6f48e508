import type { WordedFailure } from '@hirehq/shared-ui';
import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import { useForm, type Form, type FormOptions } from '../use-form.ts';
import type { Parts } from './parts.ts';
import { useMerging, type Conflict, type Merging, type Stored } from './use-merging.ts';

/** What a save replaces and sends. */
export interface SaveBasis {
  /** Undefined for a new record. */
  version: string | undefined;
  /** The parts to send. */
  changed: readonly string[];
}

type SaveOutcome = { ok: true } | { ok: false; failure: WordedFailure };

export interface VersionedFormOptions<Values extends object, Input> extends Omit<FormOptions<Values, Input>, 'onSend'> {
  /** What the form was loaded from; undefined for a new record. */
  base: Stored<Values> | undefined;
  /** What is stored as far as the page knows; null if the record was removed, undefined if it is not known. */
  stored: Stored<Values> | null | undefined;
  parts: Parts<Values>;
  /** The record in a failure with the code STALE; undefined if it was removed. */
  storedIn: (failure: WordedFailure) => Stored<Values> | undefined;
  onBase: (base: Stored<Values>, values: Values) => void;
  /** Makes the form one of a new record, with `base` undefined. */
  onNew?: () => void;
  save: (input: Input, values: Values, basis: SaveBasis) => Promise<SaveOutcome>;
  onSaved: () => void;
}

export interface Versions {
  conflicts: readonly Conflict[];
  taken: readonly string[];
  isGone: boolean;
  keepMine: (id: string) => void;
  takeTheirs: (id: string) => void;
  /** Undefined if a removed record cannot be saved again. */
  saveAsNew: (() => void) | undefined;
  /** Of the element that shows all this and takes the focus. */
  panelRef: RefCallback<HTMLElement>;
}

export interface VersionedForm<Values extends object> extends Form<Values> {
  versions: Versions;
}

/** A record that changes with each attempt is not saved for ever. */
const MOST_ATTEMPTS = 3;

const DECIDE = { ok: false as const, failure: undefined };

/**
 * A form of a stored record that others may change meanwhile. It sends what was changed, with the version it was loaded from. What
 * only others changed is taken over; what both changed waits for a decision; a record that was removed is not made again unasked.
 */
export function useVersionedForm<Values extends object, Input>({
  base,
  stored,
  parts,
  storedIn,
  onBase,
  onNew,
  save,
  onSaved,
  ...options
}: VersionedFormOptions<Values, Input>): VersionedForm<Values> {
  const panel = useRef<HTMLElement | null>(null);
  const panelRef = useCallback((element: HTMLElement | null) => {
    panel.current = element;
  }, []);
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    if (asks > 0) panel.current?.focus();
  }, [asks]);
  const ask = () => {
    setAsks((times) => times + 1);
    return DECIDE;
  };
  const merging = useRef<Merging<Values>>(undefined);
  const parse = (values: Values) => options.schema.safeParse(options.read?.(values) ?? values);

  async function send(input: Input, values: Values, attempt = 1): Promise<SaveOutcome | typeof DECIDE> {
    const now = merging.current as Merging<Values>;
    if (now.isGone || now.conflicts.length > 0) return ask();
    const outcome = await save(input, values, { version: now.version(), changed: now.changed() });
    if (outcome.ok) onSaved();
    if (outcome.ok || now.version() === undefined) return outcome;
    const { code } = outcome.failure;
    const theirs = code === 'STALE' ? storedIn(outcome.failure) : undefined;
    if (code === 'NOT_FOUND' || (code === 'STALE' && !theirs)) {
      now.noteGone();
      return ask();
    }
    if (!theirs || attempt === MOST_ATTEMPTS) return outcome;
    return resend(theirs, attempt);
  }

  /** Saves again what is left to save after the record was found changed. */
  async function resend(theirs: Stored<Values>, attempt: number): Promise<SaveOutcome | typeof DECIDE> {
    const now = merging.current as Merging<Values>;
    if (!now.rebase(theirs)) return ask();
    if (now.changed().length === 0) {
      onSaved();
      return { ok: true };
    }
    const parsed = parse(form.current());
    return parsed.success ? send(parsed.data, form.current(), attempt + 1) : ask();
  }

  const form = useForm<Values, Input>({ ...options, onSend: (input, values) => send(input, values) });
  const merged = useMerging<Values>({
    base,
    stored,
    parts,
    current: form.current,
    change: form.change,
    onBase,
    busy: form.busy,
  });
  useEffect(() => {
    merging.current = merged;
  });

  // Saved once the form has become one of a new record.
  const [isNewWanted, wantNew] = useState(false);
  const { submit } = form;
  const isNew = base === undefined;
  useEffect(() => {
    if (!isNewWanted || !isNew) return;
    wantNew(false);
    submit();
    // oxlint-disable-next-line react/exhaustive-deps -- `submit` is another function in each render
  }, [isNewWanted, isNew]);

  return {
    ...form,
    versions: {
      conflicts: merged.conflicts,
      taken: merged.taken,
      isGone: merged.isGone,
      keepMine: merged.keepMine,
      takeTheirs: merged.takeTheirs,
      saveAsNew:
        onNew &&
        (() => {
          onNew();
          wantNew(true);
        }),
      panelRef,
    },
  };
}
