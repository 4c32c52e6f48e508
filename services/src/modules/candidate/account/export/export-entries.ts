import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { CandidateSubject } from '../../../../platform/candidate-data/candidate-data.ts';
import { candidateRows } from '../../../../platform/candidate-data/candidate-rows.store.ts';
import { safeFileName } from '../../../../platform/files/safe-file-name.ts';
import type { ZipEntry } from '../../../../platform/files/zip-stream.ts';
import { StoredFileDamaged } from '../../../../platform/files/stored-file-damaged.ts';
import type { Services } from '../../../../platform/module.ts';
import type { AccountHolder } from '../account.store.ts';
import { accountText } from '../account-text.ts';
import { exportNames } from './export-names.store.ts';
import { exportPage, idsToName } from './export-page.ts';

const textEntry = (name: string, text: string): ZipEntry => ({ name, content: [Buffer.from(text)] });
const jsonEntry = (name: string, value: unknown): ZipEntry => textEntry(name, `${JSON.stringify(value, null, 2)}\n`);

interface TableContents {
  file: string;
  records: number;
  withheld?: Readonly<Record<string, string>>;
}

/** One damaged file does not keep the rest from its owner. */
function undefinedIfDamaged(error: unknown): undefined {
  if (!(error instanceof Error && error.cause instanceof StoredFileDamaged)) throw error;
}

/** Everything stored about a candidate: a page to read, a file of JSON for each table, their files, and a list of what is there and what is not. */
export async function* exportEntries(
  { db, files, candidateData, config }: Pick<Services, 'db' | 'files' | 'candidateData' | 'config'>,
  holder: AccountHolder & CandidateSubject,
  at: Date,
): AsyncGenerator<ZipEntry> {
  const locale = holder.locale ?? 'en';
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  yield textEntry('README.txt', accountText('readme', locale, { brand: BRANDS[config.variant].name, date }));

  const tables: TableContents[] = [];
  const missing: string[] = [];
  const exported = new Map<string, readonly Readonly<Record<string, unknown>>[]>();
  const paths: string[] = [];
  for await (const { table, rows, fileKeys } of candidateRows(db, candidateData, holder)) {
    const file = `data/${table.table}.json`;
    yield jsonEntry(file, rows);
    exported.set(table.table, rows);
    tables.push({ file, records: rows.length, ...(table.withheld && { withheld: table.withheld }) });
    for (const [index, { key, name }] of fileKeys.entries()) {
      const path = `files/${table.table}/${index + 1}-${safeFileName(name)}`;
      const content = await files.stream(key).catch(undefinedIfDamaged);
      if (content) {
        paths.push(path);
        yield { name: path, content };
      } else missing.push(path);
    }
  }
  const names = await exportNames(db, idsToName(exported));
  const brand = BRANDS[config.variant].name;
  yield textEntry('index.html', exportPage({ locale, brand, at, rows: exported, names, files: paths }));
  yield jsonEntry('contents.json', {
    candidateId: holder.candidateId,
    madeAt: at.toISOString(),
    tables,
    missing,
    leftOut: candidateData.flatMap(({ table, notExported }) =>
      notExported === undefined ? [] : [{ table, because: notExported }],
    ),
  });
}
