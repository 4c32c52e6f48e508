import type { FileCategory } from '@hirehq/shared-contracts/codes';
import type { StoredFile } from '@hirehq/shared-contracts/rest';
import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { codeOfGone, refuseStale, type ExpectedVersion, type Versioned } from '../../../platform/versions/expected-version.ts';
import { deleteFilesOfRecord, fileResponse, filesOfRecords } from '../../post/files/index.ts';

interface RecordAtVersion {
  id: string;
  expected: ExpectedVersion;
}

/** A kind of records of a profile to which files are attached. */
interface RecordKind<Row extends { id: string }, Columns, Response> {
  /** The cap on their number. */
  cap: 'educations' | 'workHistory';
  category: FileCategory;
  rowsOf: (db: Database, candidateId: string) => Promise<Row[]>;
  insert: (db: Database, candidateId: string, columns: Columns) => Promise<Row>;
  /** Undefined if the candidate has no such record with an expected version. */
  update: (db: Database, candidateId: string, record: RecordAtVersion, columns: Columns) => Promise<Row | undefined>;
  /** False if the candidate has no such record with an expected version. */
  remove: (db: Database, candidateId: string, record: RecordAtVersion) => Promise<boolean>;
  responseOf: (row: Row, files: StoredFile[]) => Response;
}

/** The records of one kind of all profiles, with their files. */
export class RecordsWithFiles<Row extends { id: string }, Columns, Response extends Versioned & { id: string }> {
  readonly #kind: RecordKind<Row, Columns, Response>;

  constructor(kind: RecordKind<Row, Columns, Response>) {
    this.#kind = kind;
  }

  async #filesOf({ db, files }: Services, candidateId: string): Promise<(recordId: string) => StoredFile[]> {
    const rows = await filesOfRecords(db, candidateId, this.#kind.category);
    return (recordId) => rows.filter((file) => file.record_id === recordId).map((file) => fileResponse(files, file));
  }

  async list(services: Services, candidateId: string): Promise<Response[]> {
    const [rows, filesOf] = await Promise.all([
      this.#kind.rowsOf(services.db, candidateId),
      this.#filesOf(services, candidateId),
    ]);
    return rows.map((row) => this.#kind.responseOf(row, filesOf(row.id)));
  }

  async #find(services: Services, candidateId: string, id: string | undefined): Promise<Response | undefined> {
    return (await this.list(services, candidateId)).find((record) => record.id === id?.toLowerCase());
  }

  /** Adds a record, or changes the one with the id, of an expected version. */
  async save(
    services: Services,
    candidateId: string,
    { id, columns, expected }: { id: string | undefined; columns: Columns; expected: ExpectedVersion },
  ): Promise<Response> {
    const { cap, insert, update, responseOf } = this.#kind;
    const row = await services.db.transaction().execute(async (trx) => {
      if (!id) await refuseIfFull(trx, cap, { owner: candidateId, now: services.now() });
      const saved = id ? await update(trx, candidateId, { id, expected }, columns) : await insert(trx, candidateId, columns);
      if (!saved) return refuseStale(() => this.#find({ ...services, db: trx }, candidateId, id), codeOfGone(expected));
      await services.outbox.add(trx, 'profile.changed', { candidateId });
      return saved;
    });
    return responseOf(row, (await this.#filesOf(services, candidateId))(row.id));
  }

  /** Removes the record of an expected version, with its files. */
  async remove(services: Services, candidateId: string, record: RecordAtVersion): Promise<true> {
    const { db, files, outbox } = services;
    const keys = await db.transaction().execute(async (trx) => {
      if (!(await this.#kind.remove(trx, candidateId, record)))
        await refuseStale(() => this.#find({ ...services, db: trx }, candidateId, record.id));
      await outbox.add(trx, 'profile.changed', { candidateId });
      return deleteFilesOfRecord(trx, candidateId, record.id);
    });
    await Promise.all(keys.map((key) => files.remove(key)));
    return true;
  }
}
