import type { Database } from '../../../../platform/database/database.ts';

/** Names that ids in exported records stand for. */
export interface ExportNames {
  jobs: ReadonlyMap<string, { title: string; employer: string }>;
  employers: ReadonlyMap<string, string>;
  skills: ReadonlyMap<string, string>;
}

export interface NamedIds {
  jobs: readonly string[];
  employers: readonly string[];
  skills: readonly number[];
}

export async function exportNames(db: Database, { jobs, employers, skills }: NamedIds): Promise<ExportNames> {
  const [jobRows, employerRows, skillRows] = await Promise.all([
    jobs.length === 0
      ? []
      : db
          .selectFrom('job')
          .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
          .select(['job.id', 'job.title', 'enterprise.establishment_name as employer'])
          .where('job.id', 'in', jobs)
          .execute(),
    employers.length === 0
      ? []
      : db.selectFrom('enterprise').select(['id', 'establishment_name']).where('id', 'in', employers).execute(),
    skills.length === 0 ? [] : db.selectFrom('skill').select(['id', 'name']).where('id', 'in', skills).execute(),
  ]);
  return {
    jobs: new Map(jobRows.map(({ id, title, employer }) => [id, { title, employer }])),
    employers: new Map(employerRows.map((row) => [row.id, row.establishment_name])),
    skills: new Map(skillRows.map(({ id, name }) => [String(id), name])),
  };
}
