import { sql, type RawBuilder } from 'kysely';
import type { ProfileRecordKind } from '@hirehq/shared-contracts/codes';
import { jsonb, type Transaction } from '../../../../platform/database/database.ts';
import { atVersion } from '../../../../platform/versions/at-version.store.ts';
import type { ExpectedVersion } from '../../../../platform/versions/expected-version.ts';
import type { RemovedContent } from '../../../../platform/database/tables/profiles.ts';

type Row = RemovedContent['rows'][number];

interface Owned {
  candidateId: string;
  id: string;
}

interface OwnedVersion extends Owned {
  /** Of a record that has one. */
  expected: ExpectedVersion;
}

/** Deletes rows and returns them as they were, with every column. */
async function takeRows(trx: Transaction, table: string, condition: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<{ row: Row['row'] }>`
    delete from ${sql.table(table)} taken where ${condition} returning to_jsonb(taken) as row`.execute(trx);
  return rows.map(({ row }) => ({ table, row }));
}

const own = ({ candidateId, id }: Owned) => sql`candidate_id = ${candidateId} and id = ${id}`;
const asExpected = ({ expected }: OwnedVersion) => atVersion(sql.ref('version'), expected);

/** A record with the files that belong to it. */
async function takeWithFiles(trx: Transaction, table: string, category: string, owned: OwnedVersion): Promise<RemovedContent> {
  const rows = await takeRows(trx, table, sql`${own(owned)} and ${asExpected(owned)}`);
  if (rows.length === 0) return { rows };
  const { candidateId, id } = owned;
  const files = sql`candidate_id = ${candidateId} and category = ${category} and record_id = ${id}`;
  return { rows: [...rows, ...(await takeRows(trx, 'file', files))] };
}

async function takeResume(trx: Transaction, owned: Owned): Promise<RemovedContent> {
  const { candidateId, id } = owned;
  const applications = await trx
    .selectFrom('application')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('resume_id', '=', id)
    .execute();
  const drafts = await trx
    .selectFrom('application_draft')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .where('resume_id', '=', id)
    .execute();
  const [resume] = await takeRows(trx, 'resume', own(owned));
  if (!resume) return { rows: [] };
  const files = await takeRows(trx, 'file', sql`candidate_id = ${candidateId} and id = ${resume.row['file_id']}`);
  return {
    rows: [...files, resume],
    applications: applications.map((application) => application.id),
    drafts: drafts.map((draft) => draft.job_id),
  };
}

/** Résumés are records of their own, and files of offers belong to employers. */
const FILES_OF_PROFILE = ['SHOWCASE', 'EDUCATION', 'PROFILE', 'BACKGROUND'];

async function takeFile(trx: Transaction, owned: Owned): Promise<RemovedContent> {
  const candidate = await trx.selectFrom('candidate').select('media_file').where('id', '=', owned.candidateId).executeTakeFirst();
  const rows = await takeRows(trx, 'file', sql`${own(owned)} and category = any(${FILES_OF_PROFILE}::text[])`);
  return { rows, isProfileFile: candidate?.media_file === owned.id };
}

const TAKE: Readonly<Record<ProfileRecordKind, (trx: Transaction, owned: OwnedVersion) => Promise<RemovedContent>>> = {
  WORK_HISTORY: (trx, owned) => takeWithFiles(trx, 'work_history', 'SHOWCASE', owned),
  EDUCATION: (trx, owned) => takeWithFiles(trx, 'education', 'EDUCATION', owned),
  LICENCE: async (trx, owned) => ({ rows: await takeRows(trx, 'licence', sql`${own(owned)} and ${asExpected(owned)}`) }),
  SKILL: async (trx, { candidateId, id, expected }) => ({
    rows: await takeRows(
      trx,
      'candidate_skill',
      sql`candidate_id = ${candidateId} and skill_id = ${Number(id)} and ${atVersion(sql.ref('version'), expected)}`,
    ),
  }),
  RESUME: takeResume,
  FILE: takeFile,
};

/**
 * Takes a record out of its tables, with its files and what refers to it; without rows if the candidate has no such record with an
 * expected version.
 */
export const takeRecord = (trx: Transaction, kind: ProfileRecordKind, owned: OwnedVersion): Promise<RemovedContent> =>
  TAKE[kind](trx, owned);

/** The tables of the kinds whose records have a version. */
const VERSIONED: Readonly<Partial<Record<ProfileRecordKind, { table: string; key: string }>>> = {
  WORK_HISTORY: { table: 'work_history', key: 'id' },
  EDUCATION: { table: 'education', key: 'id' },
  LICENCE: { table: 'licence', key: 'id' },
  SKILL: { table: 'candidate_skill', key: 'skill_id' },
};

/** Whether the candidate has a record with a version, whichever it is. */
export async function recordExists(trx: Transaction, kind: ProfileRecordKind, { candidateId, id }: Owned): Promise<boolean> {
  const of = VERSIONED[kind];
  if (!of) return false;
  const { rows } = await sql`
    select from ${sql.table(of.table)} where candidate_id = ${candidateId} and ${sql.ref(of.key)}::text = ${id}`.execute(trx);
  return rows.length > 0;
}

/** Of which table the record is that a file belongs to. */
const PARENTS: Readonly<Record<string, 'work_history' | 'education'>> = { SHOWCASE: 'work_history', EDUCATION: 'education' };

/** False for a profile photo that was replaced since, and for a file whose record does not exist. */
export async function canReturn(
  trx: Transaction,
  { candidateId, content }: { candidateId: string; content: RemovedContent },
): Promise<boolean> {
  if (content.isProfileFile) {
    const candidate = await trx.selectFrom('candidate').select('media_file').where('id', '=', candidateId).executeTakeFirst();
    return candidate !== undefined && candidate.media_file === null;
  }
  const [first] = content.rows;
  const parent = first?.table === 'file' ? PARENTS[String(first.row['category'])] : undefined;
  const parentId = first?.row['record_id'];
  if (!parent || typeof parentId !== 'string') return true;
  const record = await trx.selectFrom(parent).select('id').where('id', '=', parentId).executeTakeFirst();
  return record !== undefined;
}

/** Inserts a record as it was; a skill that was added again since stays as it is. */
export async function putRecord(
  trx: Transaction,
  { candidateId, id, content }: Owned & { content: RemovedContent },
): Promise<void> {
  for (const { table, row } of content.rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${jsonb(row)}) on conflict do nothing`.execute(trx);
  }
  if (content.isProfileFile) await trx.updateTable('candidate').set({ media_file: id }).where('id', '=', candidateId).execute();
  if (content.applications?.length)
    await trx
      .updateTable('application')
      .set({ resume_id: id })
      .where('id', 'in', content.applications)
      .where('resume_id', 'is', null)
      .execute();
  if (content.drafts?.length)
    await trx
      .updateTable('application_draft')
      .set({ resume_id: id })
      .where('candidate_id', '=', candidateId)
      .where('job_id', 'in', content.drafts)
      .where('resume_id', 'is', null)
      .execute();
}
