import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { END_WITH_PARENT } from './start-platform.ts';

const DOCUMENT = join(import.meta.dirname, '../../docs/operations/shared-pages.md');
/** Where Debian has it. */
const PURGE_MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so';
const READY_WITHIN_MS = 30_000;

interface NginxOptions {
  /** That of visitors. */
  port: number;
  /** Where the platform listens. */
  platformPort: number;
  /** Where the platform sends its requests to purge. */
  purgePort: number;
  /** Of its configuration, its cache and its log. */
  folder: string;
}

export interface Nginx {
  stop(): Promise<void>;
}

/** Whether this machine has what the configuration of the documentation needs. Nothing is installed for a test. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0 && existsSync(PURGE_MODULE);

/** The configuration of the documentation, with addresses of a test in place of its own; throws if one of those is not in it. */
async function documentedConfiguration({ port, platformPort, purgePort, folder }: NginxOptions): Promise<string> {
  const [, text] = /```nginx\n([^]*?)```/.exec(await readFile(DOCUMENT, 'utf8')) ?? [];
  if (text === undefined) throw new Error(`${DOCUMENT} has no configuration of nginx`);
  const replacements: Readonly<Record<string, string>> = {
    '/var/cache/nginx/hirehq': join(folder, 'cache'),
    'server 127.0.0.1:3000': `server localhost:${platformPort}`,
    'listen 80;': `listen ${port}; listen [::]:${port};`,
    'listen 127.0.0.1:8081': `listen 127.0.0.1:${purgePort}`,
    // So that only a purge can make it ask again.
    'proxy_cache_valid 200 30s': 'proxy_cache_valid 200 1h',
  };
  return Object.entries(replacements).reduce((configuration, [from, to]) => {
    if (!configuration.includes(from)) throw new Error(`The configuration in ${DOCUMENT} does not contain '${from}'`);
    return configuration.replace(from, to);
  }, text);
}

/** Starts nginx in front of a platform that is ready, as the documentation configures it. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, port } = options;
  await mkdir(folder, { recursive: true });
  const log = join(folder, 'error.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `load_module ${PURGE_MODULE};
daemon off;
master_process off;
error_log ${log};
pid ${join(folder, 'nginx.pid')};
events {}
http {
access_log off;
${temporary.join('\n')}
${await documentedConfiguration(options)}
}
`,
  );
  const nginx = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, join(import.meta.dirname, 'run-nginx.mjs'), configuration],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const isReady = async () => (await fetch(`http://localhost:${port}/live`).catch(() => undefined))?.ok === true;
  try {
    await expect.poll(isReady, { timeout: READY_WITHIN_MS }).toBe(true);
  } catch (error) {
    nginx.kill();
    throw new Error(`nginx is not ready.\n${await readFile(log, 'utf8').catch(() => '')}`, { cause: error });
  }
  return {
    async stop() {
      if (nginx.exitCode !== null) return;
      const ended = once(nginx, 'exit');
      nginx.kill();
      await ended;
    },
  };
}
