import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Statements of rows; what else there is comes with the migrations, which run on every server. */
const OF_ROWS = /^\s*(?:select|insert|update|delete|merge|with|values)\b/i;

const known = new Set<string>();
const fresh: string[] = [];
let isRecording = false;

/** Begins to keep the text of every statement that a client of this process sends. */
export function recordStatements(): void {
  if (isRecording) return;
  isRecording = true;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  const recording = function (this: pg.Client, ...args: unknown[]): unknown {
    const [asked] = args;
    const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text;
    if (typeof text === 'string' && OF_ROWS.test(text) && !known.has(text)) {
      known.add(text);
      fresh.push(text);
    }
    return query.apply(this, args);
  };
  Reflect.set(pg.Client.prototype, 'query', recording);
}

/** Writes what is new since the last time to a folder that many processes write to. */
export function saveRecordedStatements(folder: string): void {
  const lines = fresh.splice(0).map((text) => `${JSON.stringify(text)}\n`);
  if (lines.length > 0) appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
}

export function readRecordedStatements(folder: string): string[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return [...new Set(lines)].filter((line) => line !== '').map((line) => JSON.parse(line) as string);
}

/** Those that the server cannot prepare in this database, and what it says. */
export async function refusedStatements(client: pg.Client, statements: readonly string[]): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  for (const text of statements) {
    try {
      await client.query(`prepare recorded as ${text}`);
      await client.query('deallocate recorded');
    } catch (error) {
      refused.set(text, error instanceof Error ? error.message : String(error));
    }
  }
  return refused;
}
