import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_FULL_RUN } from '../platform/testing/full-run.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { EDITED_KINDS, type EditedKind, type EditedRecord, type Fields, type Saved, type Seen } from './testing/edited-records.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

/** A request as it was made: a retry or an offline queue sends it again as it is. */
interface Request {
  seen: Seen;
  fields: Fields;
}

interface Editor {
  seen: Seen;
  last?: Request;
  queued: Request[];
  /** Values of each field that were on the screen of this editor. */
  known: Set<string>;
}

const mark = (field: string, value: string | undefined) => `${field}=${value ?? ''}`;

function look(editor: Editor, seen: Seen): void {
  editor.seen = seen;
  for (const [field, value] of Object.entries(seen.fields)) editor.known.add(mark(field, value));
}

type Step =
  | { do: 'load' | 'retry' | 'go online' | 'remove'; by: number }
  | { do: 'save' | 'save offline'; by: number; fields: Fields }
  | { do: 'race'; fields: readonly [Fields, Fields] };

function steps({ fields, values }: EditedKind): fc.Arbitrary<Step[]> {
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
function expectNothingLost(before: Seen, after: Seen, editor: Editor): void {
  for (const field of new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]))
    if (before.fields[field] !== after.fields[field] && before.fields[field] !== undefined)
      expect(editor.known, `${field} was replaced unseen`).toContain(mark(field, before.fields[field]));
}

class Story {
  readonly #record: EditedRecord;
  readonly #editors: readonly [Editor, Editor];
  #isRemoved = false;

  constructor(record: EditedRecord, seen: Seen) {
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
    expect(await this.#record.count()).toBe(count - (before && !after ? 1 : 0));
    if (this.#isRemoved) expect(after).toBeUndefined();
  }

  async #one(step: Exclude<Step, { do: 'race' }>, editor: Editor, before: Seen | undefined): Promise<void> {
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

  async #send(editor: Editor, request: Request, before: Seen | undefined): Promise<void> {
    editor.last = request;
    const outcome = await this.#record.save(request.seen, request.fields);
    const after = await this.#record.read();
    this.#check(outcome, before, after);
    if (before && after) expectNothingLost(before, after, editor);
    if (outcome.kind !== 'gone') look(editor, outcome.seen);
  }

  #check(outcome: Saved, before: Seen | undefined, after: Seen | undefined): void {
    if (outcome.kind === 'gone') expect(before).toBeUndefined();
    // The response shows what is stored, and a refused change has changed nothing.
    else expect(outcome.seen).toEqual(after);
    if (outcome.kind === 'stale') expect(after).toEqual(before);
  }

  async #remove(editor: Editor, before: Seen | undefined): Promise<void> {
    if (!this.#record.remove) return;
    const outcome = await this.#record.remove(editor.seen);
    if (outcome === 'stale') expect(await this.#record.read()).toEqual(before);
    else this.#isRemoved = true;
    if (outcome === 'removed' && before) expectNothingLost(before, { ...before, fields: {} }, editor);
  }

  /** Two requests at once that name the same version: what one of them has stored is not replaced by the other. */
  async #race([one, other]: readonly [Fields, Fields], before: Seen | undefined): Promise<void> {
    if (!before) return;
    for (const editor of this.#editors) look(editor, before);
    const outcomes = await Promise.all([this.#record.save(before, one), this.#record.save(before, other)]);
    const after = (await this.#record.read()) as Seen;
    for (const outcome of outcomes)
      if (outcome.kind === 'saved')
        for (const [field, value] of Object.entries(outcome.seen.fields))
          if (value !== before.fields[field]) expect(after.fields[field]).toBe(value);
    for (const editor of this.#editors) look(editor, after);
  }
}

describe.each(EDITED_KINDS)('two editors of: $name', (kind) => {
  test('nothing that one has saved is replaced by the other unseen, in any order, with retries and queued saves', async () => {
    await fc.assert(
      fc.asyncProperty(steps(kind), async (story) => {
        const record = await kind.make(hirehq);
        const played = new Story(record, (await record.read()) as Seen);
        for (const step of story) await played.take(step);
      }),
      { numRuns: IS_FULL_RUN ? 100 : 8 },
    );
  });
});
