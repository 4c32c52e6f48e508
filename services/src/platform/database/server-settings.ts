import { totalmem } from 'node:os';

const IO_METHOD_FROM = 18;

/** An eighth of the machine's memory, between 128 MB and 1 GB; allocated as it is used. */
const sharedBuffersMb = (memory: number) => Math.max(128, Math.min(1024, Math.floor(memory / 8 / 2 ** 20)));

/** The command-line arguments of the embedded server. Without `durable`, it is one for tests, and trades durability for speed. */
export function serverSettings({ port, durable, version }: { port: number; durable: boolean; version: number }): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${durable ? sharedBuffersMb(totalmem()) : 128}MB`,
    // Searches read cached data: parallel workers cost more than they gain.
    ...(version >= IO_METHOD_FROM && { io_method: 'sync' }),
    work_mem: '16MB',
    random_page_cost: 1.1,
    jit: 'off',
    // A stopped cluster keeps no used log segments, which would be most of the folder and of each copy that tests start on.
    wal_recycle: 'off',
    // After a crash, every file is synced first: with one call instead of one per file.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    timezone: 'UTC',
    // As initdb has it, so that a cluster whose configuration file was lost searches as before.
    default_text_search_config: 'pg_catalog.english',
    ...(!durable && {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      // Statistics that are gathered at some moment would change what a search estimates.
      autovacuum: 'off',
      // Several databases of tests are used at the same time: a second process for a query takes the place of another test.
      max_parallel_workers_per_gather: 0,
    }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
