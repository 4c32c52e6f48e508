import { expect, test, vi } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { bringTogether, isDraft, newDraft, type ApplicationDraft } from './application-draft.ts';
import { DraftAutosave } from './draft-autosave.ts';

const draft = (adjustments: string, more: Partial<ApplicationDraft> = {}): ApplicationDraft => ({
  ...newDraft(),
  adjustments,
  ...more,
});

type Save = NonNullable<ConstructorParameters<typeof DraftAutosave>[0]['save']>;

function autosaveOf(found: readonly ApplicationDraft[], save: Save) {
  const kept: ApplicationDraft[] = [];
  const report = vi.fn<(error: unknown) => void>();
  const autosave = new DraftAutosave({
    found,
    store: (one) => {
      kept.push(one);
      return true;
    },
    save,
    report,
  });
  autosave.goOn();
  return { autosave, kept, report };
}

const saved = ({ requestId, adjustments, at }: ApplicationDraft, revision: number) => ({
  __typename: 'SaveApplicationDraftDone' as const,
  draft: {
    jobId: 'job-1',
    requestId,
    answers: [],
    resumeId: null,
    adjustments,
    coverLetter: null,
    telephone: null,
    revision,
    savedAt: at,
  },
});

test('JB-15 the account’s draft replaces one that was completely saved; an unsaved one is kept', () => {
  const kept = draft('kept', { revision: 8 });
  expect(bringTogether(draft('mine', { revision: 7 }), kept)).toMatchObject({ adjustments: 'kept', revision: 8 });
  expect(bringTogether(draft('mine', { revision: 8, unsaved: true }), kept)).toMatchObject({ adjustments: 'mine', revision: 8 });
  expect(bringTogether(draft('mine', { revision: 7, unsaved: true }), kept)).toMatchObject({ theirs: kept });
  expect(bringTogether(draft('kept', { revision: 7, unsaved: true }), kept)).toMatchObject({ revision: 8, unsaved: false });
});

test('JB-15 text typed during a save is saved after it', async () => {
  const based: (number | undefined)[] = [];
  let answer = (): void => undefined;
  const { autosave } = autosaveOf([], (one) => {
    based.push(one.revision);
    return new Promise((resolve) => {
      answer = () => resolve(saved(one, based.length));
    });
  });
  autosave.change({ adjustments: 'a' });
  const first = autosave.flush();
  autosave.change({ adjustments: 'ab' });
  await autosave.flush();
  answer();
  await first;
  expect(autosave.state.current().draft).toMatchObject({ adjustments: 'ab', revision: 1, unsaved: true });
  const second = autosave.flush();
  answer();
  await second;
  expect(autosave.state.current().draft).toMatchObject({ revision: 2, unsaved: false });
  expect(based).toEqual([undefined, 1]);
});

test('JB-15 a failed save waits and is not reported; an error of the services is', async () => {
  const failures = [fakeFailure('UNREACHABLE'), fakeFailure('INTERNAL')];
  const { autosave, report } = autosaveOf([], () => Promise.reject(failures.shift() ?? new Error('none left')));
  autosave.change({ adjustments: 'a' });
  await autosave.flush();
  expect([autosave.state.current().isWaiting, report.mock.calls.length]).toEqual([true, 0]);
  await autosave.flush();
  expect(report).toHaveBeenCalledTimes(1);
  autosave.stop();
});

test('JB-15 the account stores no draft of a closed job: the page is notified, and saving stops', async () => {
  const save = vi.fn<Save>(() =>
    Promise.resolve({ __typename: 'SaveApplicationDraftRefused' as const, code: 'JOB_CLOSED', message: '', kept: null }),
  );
  const { autosave } = autosaveOf([], save);
  autosave.change({ adjustments: 'a' });
  await autosave.flush();
  expect(autosave.state.current().ended).toBe('JOB_CLOSED');
  autosave.change({ adjustments: 'ab' });
  await autosave.flush();
  expect(save).toHaveBeenCalledTimes(1);
});

test('JB-15 three earlier drafts are chosen from one after the other, and none is overwritten meanwhile', () => {
  const [visitor, own, account] = [draft('v', { unsaved: true }), draft('o', { unsaved: true }), draft('a', { revision: 3 })];
  const { autosave, kept } = autosaveOf([visitor, own, account], () => Promise.reject(fakeFailure('UNREACHABLE')));
  autosave.stop();
  expect([autosave.state.current().theirs?.adjustments, kept.length]).toEqual(['o', 0]);
  autosave.choose('mine');
  expect(autosave.state.current().theirs?.adjustments).toBe('a');
  autosave.choose('mine');
  expect(autosave.state.current()).toMatchObject({
    theirs: undefined,
    draft: { adjustments: 'v', revision: 3, others: [{ adjustments: 'a' }, { adjustments: 'o' }] },
  });
});

const textsOf = ({ adjustments, others }: ApplicationDraft) => [adjustments, ...others.map((other) => other.adjustments)];
const accountOf = (adjustments: string, revision: number) => ({
  jobId: 'job-1',
  requestId: `of ${adjustments}`,
  answers: [],
  resumeId: null,
  adjustments,
  coverLetter: null,
  telephone: null,
  revision,
  savedAt: `2026-11-2${revision}T09:00:00.000Z`,
});

test.each([
  ['mine', 'mine', ['mine', 'of C', 'of B']],
  ['mine', 'theirs', ['of C', 'mine', 'of B']],
  ['theirs', 'mine', ['of B, and on', 'of C', 'mine']],
  ['theirs', 'theirs', ['of C', 'of B, and on', 'mine']],
] as const)('JB-15 of three devices no text is lost: %s, then %s', async (first, second, expected) => {
  const theirs = [accountOf('of B', 1), accountOf('of C', 2)];
  const { autosave, kept } = autosaveOf([], (one) => {
    const account = theirs[0];
    if (!account) return Promise.resolve(saved(one, 9));
    theirs.shift();
    return Promise.resolve({ __typename: 'SaveApplicationDraftRefused' as const, code: 'CONFLICT', message: '', kept: account });
  });
  autosave.change({ adjustments: 'mine' });
  await autosave.flush();
  autosave.choose(first);
  // Typing continues before the other device's draft arrives.
  if (first === 'theirs') autosave.change({ adjustments: 'of B, and on' });
  await autosave.flush();
  autosave.choose(second);
  await autosave.flush();
  expect(textsOf(autosave.state.current().draft)).toEqual(expected);
  const stored: unknown = JSON.parse(JSON.stringify(kept.at(-1)));
  expect(isDraft(stored)).toBe(true);
  expect(stored).toEqual(autosave.state.current().draft);

  const last = autosave.state.current().draft.others.at(-1);
  if (last) autosave.swap(last);
  expect(new Set(textsOf(autosave.state.current().draft))).toEqual(new Set(expected));
  expect(autosave.state.current().draft.adjustments).toBe(expected[2]);
  autosave.stop();
});

test('JB-15 a version set aside here stays when the account has a newer draft', () => {
  const aside = { answers: {}, resume: undefined, adjustments: 'aside', at: '2026-11-20T09:00:00.000Z' };
  const mine = draft('mine', { revision: 7, others: [aside] });
  expect(bringTogether(mine, draft('kept', { revision: 8 }))).toMatchObject({ adjustments: 'kept', others: [aside] });
  expect(bringTogether(mine, draft('aside', { revision: 8 }))).toMatchObject({ adjustments: 'aside', others: [] });
});

test('an invalid stored value is no draft', () => {
  expect([null, {}, { requestId: 1 }, [1], { ...draft('kept'), others: [{}] }].map(isDraft)).toEqual(Array(5).fill(false));
  expect(isDraft(JSON.parse(JSON.stringify(draft('kept'))))).toBe(true);
});
