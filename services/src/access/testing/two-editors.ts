import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { EditedKind, EditedRecord, Fields, Saved, SeenRecord } from './edited-record.ts';

/** A request as it was made: a retry or an offline queue sends it again as it is. */
interface Request {
  seen: SeenRecord;
  fields: Fields;
}

interface Editor {
  seen: SeenRecord;
  last?: Request;
  queued: Request[];
  /** Values of each field that were on the screen of this editor. */
  known: Set<string>;
}

const mark = (field: string, value: string | undefined) => `${field}=${value ?? ''}`;

function look(editor: Editor, seen: SeenRecord): void {
  editor.seen = seen;
  for (const [field, value] of Object.entries(seen.fields)) editor.known.add(mark(field, value));
}

type Step =
  | { do: 'load' | 'retry' | 'go online' | 'remove'; by: number }
  | { do: 'save' | 'save offline'; by: number; fields: Fields }
  | { do: 'race'; fields: readonly [Fields, Fields] };

/** What two editors of a record do, in any order. */
export function steps({ fields, values }: EditedKind): fc.Arbitrary<Step[]> {
  const by = fc.constantFrom(0, 1);
  const changed = fc
    .array(fc.tuple(fc.constantFrom(...fields), fc.constantFrom(...values)), { minLength: 1, maxLength: fields.length })
    .map((entries): Fields => Object.fromEntries(entries));
  return fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ do: fc.constant('load' as const), by }) },
      { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('save' as const, 'save offline' as const), by, fields: changed }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'go online' as const), by }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('race' as const), fields: fc.tuple(changed, changed) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), by }) },
    ),
    { minLength: 3, maxLength: 10 },
  );
}

/** Nothing that was stored is replaced by an editor who has not seen it. */
function expectNothingLost(before: SeenRecord, after: SeenRecord, editor: Editor): void {
  for (const field of new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]))
    if (before.fields[field] !== after.fields[field] && before.fields[field] !== undefined)
      assert.ok(editor.known.has(mark(field, before.fields[field])), `${field} was replaced unseen: ${before.fields[field]}`);
}

/** Plays the steps, and checks after each that nothing was lost. */
export class Story {
  readonly #record: EditedRecord;
  readonly #editors: readonly [Editor, Editor];
  #isRemoved = false;

  constructor(record: EditedRecord, seen: SeenRecord) {
    this.#record = record;
    this.#editors = [0, 1].map(() => {
      const editor: Editor = { seen, queued: [], known: new Set() };
      look(editor, seen);
      return editor;
    }) as unknown as readonly [Editor, Editor];
  }

  async take(step: Step): Promise<void> {
    const before = await this.#record.read();
    const count = await this.#record.count();
    if (step.do === 'race') await this.#race(step.fields, before);
    else await this.#one(step, this.#editors[step.by] as Editor, before);
    const after = await this.#record.read();
    // A save makes no record, and above all not one that was removed.
    assert.equal(await this.#record.count(), count - (before && !after ? 1 : 0));
    if (this.#isRemoved) assert.equal(after, undefined);
  }

  async #one(step: Exclude<Step, { do: 'race' }>, editor: Editor, before: SeenRecord | undefined): Promise<void> {
    if (step.do === 'load') {
      if (before) look(editor, before);
      return;
    }
    if (step.do === 'remove') return this.#remove(editor, before);
    if (step.do === 'save offline') {
      editor.queued.push({ seen: editor.seen, fields: step.fields });
      return;
    }
    if (step.do === 'go online') {
      const [first, ...rest] = editor.queued;
      editor.queued = rest;
      return first && this.#send(editor, first, before);
    }
    const request = step.do === 'save' ? { seen: editor.seen, fields: step.fields } : editor.last;
    return request && this.#send(editor, request, before);
  }

  async #send(editor: Editor, request: Request, before: SeenRecord | undefined): Promise<void> {
    editor.last = request;
    const outcome = await this.#record.save(request.seen, request.fields);
    const after = await this.#record.read();
    this.#check(outcome, before, after);
    if (before && after) expectNothingLost(before, after, editor);
    if (outcome.kind !== 'gone') look(editor, outcome.seen);
  }

  #check(outcome: Saved, before: SeenRecord | undefined, after: SeenRecord | undefined): void {
    if (outcome.kind === 'gone') assert.equal(before, undefined);
    // The response shows what is stored, and a refused change has changed nothing.
    else assert.deepEqual(outcome.seen, after);
    if (outcome.kind === 'stale') assert.deepEqual(after, before);
  }

  async #remove(editor: Editor, before: SeenRecord | undefined): Promise<void> {
    if (!this.#record.remove) return;
    const outcome = await this.#record.remove(editor.seen);
    if (outcome === 'stale') assert.deepEqual(await this.#record.read(), before);
    else this.#isRemoved = true;
    if (outcome === 'removed' && before) expectNothingLost(before, { ...before, fields: {} }, editor);
  }

  /** Two requests at once that name the same version: what one of them has stored is not replaced by the other. */
  async #race([one, other]: readonly [Fields, Fields], before: SeenRecord | undefined): Promise<void> {
    if (!before) return;
    for (const editor of this.#editors) look(editor, before);
    const outcomes = await Promise.all([this.#record.save(before, one), this.#record.save(before, other)]);
    const after = (await this.#record.read()) as SeenRecord;
    for (const outcome of outcomes)
      if (outcome.kind === 'saved')
        for (const [field, value] of Object.entries(outcome.seen.fields))
          if (value !== before.fields[field]) assert.equal(after.fields[field], value);
    for (const editor of this.#editors) look(editor, after);
  }
}
