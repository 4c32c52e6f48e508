import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UNITS_PER_YEAR } from '@hirehq/shared-contracts/codes';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import type { SearchKind } from '../search-queries.ts';
import type { EngineJob } from './engine-jobs.store.ts';

const FACETS = ['employment', 'mode', 'level', 'remote', 'easy', 'day'];
const SCHEMA = `
plugin_register token_filters/stem
table_create Codes TABLE_HASH_KEY ShortText
table_create Places TABLE_HASH_KEY ShortText
table_create Skills TABLE_HASH_KEY ShortText
table_create Jobs TABLE_HASH_KEY ShortText
column_create Jobs title COLUMN_SCALAR ShortText
column_create Jobs body COLUMN_SCALAR Text
column_create Jobs summary COLUMN_SCALAR ShortText
column_create Jobs enterprise COLUMN_SCALAR ShortText
column_create Jobs label COLUMN_SCALAR ShortText
column_create Jobs employment COLUMN_SCALAR Codes
column_create Jobs mode COLUMN_SCALAR Codes
column_create Jobs level COLUMN_SCALAR Codes
column_create Jobs remote COLUMN_SCALAR Bool
column_create Jobs easy COLUMN_SCALAR Bool
column_create Jobs places COLUMN_VECTOR Places
column_create Jobs skills COLUMN_VECTOR Skills
column_create Jobs pay COLUMN_SCALAR Float
column_create Jobs posted COLUMN_SCALAR Time
column_create Jobs day COLUMN_SCALAR Int32
column_create Jobs point COLUMN_SCALAR WGS84GeoPoint
`;
const INDEXES = `
table_create Words TABLE_PAT_KEY ShortText --default_tokenizer TokenBigram --normalizer NormalizerAuto --token_filters TokenFilterStem
table_create Points TABLE_PAT_KEY WGS84GeoPoint
column_create Words in_title COLUMN_INDEX|WITH_POSITION Jobs title
column_create Words in_body COLUMN_INDEX|WITH_POSITION Jobs body
column_create Places jobs COLUMN_INDEX Jobs places
column_create Skills jobs COLUMN_INDEX Jobs skills
column_create Codes employments COLUMN_INDEX Jobs employment
column_create Codes modes COLUMN_INDEX Jobs mode
column_create Points jobs COLUMN_INDEX Jobs point
`;

/** Its version; undefined if it is not installed. */
export async function groongaVersion(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('groonga', ['--version']);
    return /^Groonga (\S+)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}

/** Creates a database of these jobs, and builds the indexes at the end. */
export async function loadGroonga(folder: string, jobs: AsyncIterable<EngineJob>): Promise<void> {
  const child = spawn('groonga', ['--log-path', join(folder, 'log'), '-n', join(folder, 'jobs')], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const write = async (text: string) => {
    if (!child.stdin.write(text)) await once(child.stdin, 'drain');
  };
  await write(`${SCHEMA.trim()}\nload --table Jobs\n[`);
  let first = true;
  for await (const job of jobs) {
    await write(`${first ? '' : ','}\n${JSON.stringify(job)}`);
    first = false;
  }
  await write(`\n]\n${INDEXES.trim()}\n`);
  child.stdin.end();
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`groonga ended with ${code}; its log is in ${folder}`);
}

const quoted = (text: string) => JSON.stringify(text);

/** The `filter` of a select: everything but the keyword. `placeKey` and `centre` are those of our own search. */
function filterOf(filter: JobFilter, { placeKey, centre }: { placeKey: string | undefined; centre: string | undefined }): string {
  const anyOf = (column: string, values: readonly (string | number)[] | null | undefined) =>
    values?.length ? [`(${values.map((value) => `${column} @ ${quoted(String(value))}`).join(' || ')})`] : [];
  return [
    ...anyOf('skills', filter.skills),
    ...(filter.radiusKm && centre
      ? [`geo_in_circle(point, ${quoted(centre)}, ${filter.radiusKm * 1000})`]
      : anyOf('places', placeKey ? [placeKey] : [])),
    ...anyOf('employment', filter.employmentTypes),
    ...anyOf('mode', filter.workModes),
    ...(filter.payMin ? [`pay >= ${filter.payMin * UNITS_PER_YEAR[filter.payUnit ?? 'YEAR']}`] : []),
  ].join(' && ');
}

interface RunningGroonga {
  /** A page with its rows, the total and counts by facet; returns the total. */
  select(filter: JobFilter, kind: SearchKind, place: Parameters<typeof filterOf>[1]): Promise<number>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

/** Serves a loaded database over HTTP. */
export async function startGroonga(folder: string): Promise<RunningGroonga> {
  const port = await freePort();
  const child: ChildProcess = spawn(
    'groonga',
    [
      '-s',
      '--protocol',
      'http',
      '--bind-address',
      '127.0.0.1',
      '--port',
      String(port),
      '--log-path',
      join(folder, 'log'),
      join(folder, 'jobs'),
    ],
    { stdio: 'ignore' },
  );
  const ask = async (command: string, parameters: Record<string, string>): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/d/${command}?${new URLSearchParams(parameters).toString()}`);
    const [header, body] = (await response.json()) as [readonly unknown[], unknown];
    if (header[0] !== 0) throw new Error(`groonga responded: ${String(header[3])}`);
    return body;
  };
  for (let tries = 0; ; tries++) {
    try {
      await ask('status', {});
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
  }
  return {
    async select(filter, { sort, page }, place) {
      const title = filter.jobTitle ?? '';
      const keyword = filter.keyword ?? title;
      const narrowed = filterOf(filter, place);
      const body = await ask('select', {
        table: 'Jobs',
        ...(keyword && { query: keyword, match_columns: title ? 'title' : 'title * 100 || body' }),
        ...(narrowed && { filter: narrowed }),
        sort_keys: keyword && sort === 'RELEVANCE' ? '-_score,-posted' : '-posted',
        offset: String((page - 1) * 20),
        limit: '20',
        output_columns: '_key,title,summary,enterprise,label,employment,mode,level,pay,posted',
        cache: 'no',
        ...Object.fromEntries(FACETS.map((facet) => [`drilldowns[${facet}].keys`, facet])),
      });
      const [[[total]]] = body as [[[number]]];
      return total;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
