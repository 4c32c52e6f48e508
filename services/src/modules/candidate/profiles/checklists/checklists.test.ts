import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GENERAL_CHECKLIST, SPECIALTY_CHECKLISTS } from '@hirehq/shared-contracts/checklists';
import type { SaveChecklistInput } from '@hirehq/shared-contracts/graphql/types';
import {
  ChecklistsDocument,
  SaveChecklistDocument,
  SignChecklistDocument,
} from '@hirehq/mfe-profile/src/features/rate-skills/checklists.graphql.ts';
import { ProfilePreviewDocument } from '@hirehq/mfe-profile/src/features/view-profile/profile-preview.graphql.ts';
import {
  RemoveProfileRecordDocument,
  RestoreProfileRecordDocument,
} from '@hirehq/mfe-profile/src/shared/removal/profile-record.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../../platform/testing/test-candidate.ts';
import { throwRefused } from '../../../../platform/testing/throw-refused.ts';

const START = new Date('2030-02-10T12:00:00Z');
const WARD = 'medical-surgical';
const SKILLS = SPECIALTY_CHECKLISTS[0]?.groups.flatMap(({ items }) => items) ?? [];
let at = START;
let healthcare: TestApp;
let general: TestApp;
let ada: TestCandidate;
let bea: TestCandidate;
beforeAll(async () => {
  healthcare = await createTestApp({ candidateOf: 'module', config: { variant: 'H' }, now: () => at });
  general = await createTestApp({ candidateOf: 'module', config: { variant: 'D' }, now: () => at });
});
afterAll(async () => {
  await Promise.all([healthcare.close(), general.close()]);
});
beforeEach(async () => {
  at = START;
  [ada, bea] = [await testCandidate(healthcare), await testCandidate(general)];
});

const checklistsOf = async (app: TestApp, { headers }: TestCandidate) =>
  (await app.graphql(ChecklistsDocument, {}, headers)).data?.checklists ?? [];
const ward = async () => (await checklistsOf(healthcare, ada)).find(({ id }) => id === WARD);

async function save(app: TestApp, { headers }: TestCandidate, input: SaveChecklistInput) {
  const { data, errors } = await app.graphql(SaveChecklistDocument, { input }, headers);
  throwRefused(errors);
  return data?.saveChecklist;
}
async function sign(app: TestApp, { headers }: TestCandidate, id: string, signedName = 'Ada Byron') {
  const { data, errors } = await app.graphql(SignChecklistDocument, { id, signedName }, headers);
  throwRefused(errors);
  return data?.signChecklist;
}
const rated = (rating: number) => SKILLS.map((item) => ({ item, rating }));
const shared = async () =>
  (await healthcare.graphql(ProfilePreviewDocument, { audience: 'EMPLOYERS' }, ada.headers)).data?.profilePreview.checklists;

describe('which checklists there are', () => {
  test('PR-12 healthcare has one of skills for each specialty, other brands a general one, and neurodiversity none', async () => {
    const skills = await checklistsOf(healthcare, ada);
    expect(skills.map(({ id }) => id)).toEqual(SPECIALTY_CHECKLISTS.map(({ id }) => id));
    expect(skills.length).toBeGreaterThanOrEqual(8);
    expect(new Set(skills.flatMap(({ items }) => items.map(({ kind }) => kind)))).toEqual(new Set(['SKILL']));
    expect((await checklistsOf(general, bea)).map(({ id }) => id)).toEqual(['general']);
  });

  test('PR-12 neurodiversity has none', async () => {
    const other = await createTestApp({ candidateOf: 'module', config: { variant: 'N' } });
    try {
      const candidate = await testCandidate(other);
      expect(await checklistsOf(other, candidate)).toEqual([]);
      expect(await save(other, candidate, { id: 'general' })).toMatchObject({
        code: 'NOT_FOUND',
      });
    } finally {
      await other.close();
    }
  });
});

describe('a checklist of skills', () => {
  test('PR-12 keeps ratings until they change, and cannot be signed before all are there', async () => {
    await save(healthcare, ada, { id: WARD, ratings: [{ item: 'vital-signs', rating: 2 }] });
    await save(healthcare, ada, { id: WARD, ratings: [{ item: 'wound-care', rating: 0 }] });
    const items = (await ward())?.items.filter(({ done }) => done).map(({ id, rating }) => [id, rating]);
    expect(items).toEqual([
      ['vital-signs', 2],
      ['wound-care', 0],
    ]);
    expect(await sign(healthcare, ada, WARD)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('PR-12 is signed for a year, shared until then, and a change ends the signature', async () => {
    await save(healthcare, ada, { id: WARD, ratings: rated(2) });
    expect(await sign(healthcare, ada, WARD, '  Ada Byron ')).toMatchObject({
      checklist: { signedName: 'Ada Byron', signedAt: START.toISOString(), expiresOn: '2031-02-10' },
    });
    const signed = [{ specialty: WARD, signedOn: '2030-02-10', expiresOn: '2031-02-10' }];
    expect(await shared()).toEqual(signed);

    await save(healthcare, ada, { id: WARD, ratings: rated(2) });
    expect(await shared()).toEqual(signed);
    at = new Date('2031-02-10T12:00:00Z');
    expect(await shared()).toEqual(signed);
    at = new Date('2031-02-11T12:00:00Z');
    expect(await shared()).toEqual([]);
    expect((await ward())?.expiresOn).toBe('2031-02-10');

    at = START;
    await save(healthcare, ada, { id: WARD, ratings: [{ item: 'vital-signs', rating: 3 }] });
    expect(await ward()).toMatchObject({ signedName: null, signedAt: null, expiresOn: null });
    await save(healthcare, ada, { id: WARD, ratings: [{ item: 'vital-signs', rating: 2 }] });
    expect(await shared()).toEqual([]);
  });

  test('PR-12 needs a name to be signed', async () => {
    await save(healthcare, ada, { id: WARD, ratings: rated(1) });
    await expect(sign(healthcare, ada, WARD, ' ')).rejects.toMatchObject({ fields: { signedName: 'MISSING' } });
  });

  test.each([
    ['a rating that is none', WARD, { item: 'vital-signs', rating: 4 }, 'VALIDATION_FAILED'],
    ['a negative rating', WARD, { item: 'vital-signs', rating: -1 }, 'VALIDATION_FAILED'],
    ['an item of another specialty', WARD, { item: 'triage', rating: 1 }, 'VALIDATION_FAILED'],
    ['a property of every object', WARD, { item: '__proto__', rating: 1 }, 'VALIDATION_FAILED'],
    ['another checklist', 'general', { item: 'vital-signs', rating: 1 }, 'NOT_FOUND'],
  ])('PR-12 %s is refused', async (_name, id, rating, code) => {
    expect(await save(healthcare, ada, { id, ratings: [rating] })).toMatchObject({ code });
  });
});

describe('the general checklist', () => {
  const store = async (candidateId = bea.id) => {
    const id = randomUUID();
    const file = { category: 'BACKGROUND' as const, file_name: 'passport.pdf', content_type: 'application/pdf', size: 3 };
    await general.db
      .insertInto('file')
      .values({ id, candidate_id: candidateId, storage_key: randomUUID(), ...file })
      .execute();
    return id;
  };
  const TASKS = ['check-contact-details', 'review-work-history'].map((item) => ({ item, done: true }));

  test('PR-12 has documents with files and tasks with a state, and is signed once the required ones are done', async () => {
    const [passport, permit] = [await store(), await store()];
    await save(general, bea, {
      id: 'general',
      ratings: [],
      tasks: TASKS,
      files: [{ item: 'identity-document', files: [passport] }],
    });
    expect(await sign(general, bea, 'general')).toMatchObject({ code: 'VALIDATION_FAILED' });
    await save(general, bea, { id: 'general', files: [{ item: 'right-to-work', files: [permit] }] });
    expect(await sign(general, bea, 'general')).toMatchObject({ checklist: { signedName: 'Ada Byron' } });
    const [checklist] = await checklistsOf(general, bea);
    expect(
      checklist?.items.map(({ id, kind, required, done, files }) => [id, kind, required, done, files.map((file) => file.id)]),
    ).toEqual(
      GENERAL_CHECKLIST.groups.flatMap(({ kind, items, optional = [] }) =>
        items.map((item) => {
          const files = { 'identity-document': [passport], 'right-to-work': [permit] }[item] ?? [];
          const done = files.length > 0 || TASKS.some((task) => task.item === item);
          return [item, kind, !optional.includes(item), done, files];
        }),
      ),
    );
  });

  test('PR-12 a document that is removed ends the signature, until it is restored', async () => {
    const file = await store();
    const files = ['identity-document', 'right-to-work'].map((item) => ({ item, files: [file] }));
    await save(general, bea, { id: 'general', tasks: TASKS, files });
    await sign(general, bea, 'general');
    const signedName = async () => (await checklistsOf(general, bea))[0]?.signedName;
    const record = { kind: 'FILE', id: file } as const;
    await general.graphql(RemoveProfileRecordDocument, record, bea.headers);
    expect(await signedName()).toBeNull();
    await general.graphql(RestoreProfileRecordDocument, record, bea.headers);
    expect(await signedName()).toBe('Ada Byron');
  });

  test('PR-12 a file that is taken out of its last document is removed, and can be restored for a while', async () => {
    const [kept, moved, other] = [await store(), await store(), await store()];
    const put = (item: string, files: string[]) => save(general, bea, { id: 'general', files: [{ item, files }] });
    await put('references', [kept, moved]);
    await put('identity-document', [moved]);
    const stored = async () => {
      const rows = await general.db.selectFrom('file').select('id').where('candidate_id', '=', bea.id).execute();
      return rows.map(({ id }) => id).toSorted();
    };
    // In another document still, or not in a checklist yet: an upload comes before its checklist is saved.
    await put('references', [kept]);
    expect(await stored()).toEqual([kept, moved, other].toSorted());
    await put('references', []);
    expect(await stored()).toEqual([moved, other].toSorted());
    const { data } = await general.graphql(RestoreProfileRecordDocument, { kind: 'FILE', id: kept }, bea.headers);
    expect(data?.restoreProfileRecord).toMatchObject({ __typename: 'RestoreProfileRecordDone' });
    expect(await stored()).toEqual([kept, moved, other].toSorted());
  });

  test('PR-12 a file that another tab has added meanwhile stays', async () => {
    const [mine, theirs] = [await store(), await store()];
    const add = (file: string) =>
      save(general, bea, { id: 'general', files: [{ item: 'references', files: [file], former: [] }] });
    await add(theirs);
    await add(mine);
    const filesOf = async () => {
      const [checklist] = await checklistsOf(general, bea);
      return checklist?.items.find(({ id }) => id === 'references')?.files.map(({ id }) => id);
    };
    expect(await filesOf()).toEqual([mine, theirs]);
    await save(general, bea, { id: 'general', files: [{ item: 'references', files: [], former: [mine] }] });
    expect(await filesOf()).toEqual([theirs]);
  });

  test('PR-12 a checklist is not signed as it was before another tab changed it', async () => {
    const files = ['identity-document', 'right-to-work'];
    for (const item of files) await save(general, bea, { id: 'general', files: [{ item, files: [await store()] }] });
    await save(general, bea, { id: 'general', tasks: TASKS });
    const version = (await checklistsOf(general, bea))[0]?.version ?? '';
    const again = TASKS.map(({ item }) => ({ item, done: false }));
    await save(general, bea, { id: 'general', tasks: again });
    await save(general, bea, { id: 'general', tasks: TASKS });
    const signed = (of: string) =>
      general.graphql(SignChecklistDocument, { id: 'general', signedName: 'Ada Byron', version: of }, bea.headers);
    expect((await signed(version)).data?.signChecklist).toMatchObject({ code: 'STALE' });
    const present = (await checklistsOf(general, bea))[0]?.version ?? '';
    expect((await signed(present)).data?.signChecklist).toMatchObject({ checklist: { signedName: 'Ada Byron' } });
  });

  test('PR-12 takes own files only, and three at most for a document', async () => {
    const own = [await store(), await store(), await store(), await store()];
    const of = (files: string[]) => save(general, bea, { id: 'general', files: [{ item: 'references', files }] });
    for (const files of [own, [await store((await testCandidate(general)).id)], [randomUUID()], ['x']])
      expect(await of(files)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await of(own.slice(0, 3))).toMatchObject({ __typename: 'SaveChecklistDone' });
    expect(await of([])).toMatchObject({ __typename: 'SaveChecklistDone' });
  });
});
