import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';
import { freePort, withServices } from './running-services.ts';

const JOBS = 20_000;
const MEASURE = join(import.meta.dirname, '../../services/src/bench/pages/measure-pages.ts');

/** The JSON that services/src/bench/pages/measure-pages.ts prints. */
interface PageLoad {
  name: string;
  goodput: number;
  failed: number;
  p50: number;
  p99: number;
  cpuMs: number;
}

const count = (value: number) => value.toLocaleString('en-US');

/** With nothing kept and nothing rendered, each page has queries and a skeleton of its own. */
const PLAIN = { HIREHQ_PAGE_DATA_MS: '0', HIREHQ_SERVED_PARTS: 'off' };

/** Measures how many public pages one process serves, without what pages share and with it. */
export async function measurePages(say: Say): Promise<Section> {
  const data = await mkdtemp(join(tmpdir(), 'hirehq-pages-'));
  await chmod(data, 0o711);
  const port = await freePort();
  const releases = (process.env['HIREHQ_RELEASES'] ?? '').split(delimiter).filter(Boolean);
  const run = (environment: NodeJS.ProcessEnv) =>
    withServices({ jobs: JOBS, releases, data, port, environment }, async ({ origin, pid }) => {
      const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, '--origin', origin, '--pid', String(pid)], {
        maxBuffer: 2 ** 24,
      });
      return JSON.parse(stdout) as PageLoad[];
    });
  try {
    say(`seeding ${count(JOBS)} jobs, then two minutes of visitors`);
    const before = await run(PLAIN);
    say('the same with results that are kept, and served parts');
    const after = await run({});
    const rows = after.map((load, index) => {
      const plain = before[index] ?? load;
      const ratio = plain.goodput === 0 ? '—' : `${(load.goodput / plain.goodput).toFixed(1)}×`;
      const numbers = [plain, load].flatMap(({ goodput, p50, p99, cpuMs }) => [count(goodput), p50, p99, cpuMs]);
      return [load.name, ...numbers, ratio];
    });
    const text = `${machine('embedded PostgreSQL', `${count(JOBS)} jobs`)}

Public pages of one process, compressed, for eight visitors of whom each opens the next page when one has arrived; visitors and database on
the same machine. First without results of queries that are kept and without served parts, so that each page has a skeleton; then with both, so that the
list and the jobs have their content in the HTML. Pages a second, milliseconds, and milliseconds of processor time of the process for a page.

${table(['page', 'plain, a second', 'p50', 'p99', 'cpu', 'a second', 'p50', 'p99', 'cpu', 'ratio'], rows)}`;
    return { title: 'Pages', text };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
