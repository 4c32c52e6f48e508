import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { quoted } from './quoted.ts';
import { openTerminal, type Terminal } from './terminal.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const INSTALL = join(REPOSITORY, 'tooling/remote-kit/testing/install-here.ts');

/** Variables of the test runner and of the platform, which a stranger does not have. */
const NOT_OF_A_STRANGER = /^(HIREHQ_|PLAYWRIGHT_|PW_|TEST_|npm_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$|PORT$|INIT_CWD$)/;

/** Somebody with an empty folder outside of the tree. */
export interface Stranger {
  /** The empty folder. */
  home: string;
  /** Where the kit is put. */
  kit: string;
  terminal: Terminal;
  /** The operator, in the tree of the platform, with its data. */
  operator: Terminal;
  remove: () => void;
}

const pathOf = (program: string) => execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();

/** npm and npx as they are, but that packages come from the tree and not from a registry. */
function writePrograms(bin: string, { home, kit }: { home: string; kit: string }): void {
  const install = (words: string) => `${quoted(process.execPath)} ${quoted(INSTALL)} ${words}`;
  const write = (name: string, lines: readonly string[]) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${lines.join('\n')}\nexec ${quoted(pathOf(name))} "$@"\n`);
    chmodSync(join(bin, name), 0o755);
  };
  write('npm', [`[ "$1" = install ] && exec ${install('')}`]);
  const cache = join(home, '.npx');
  write('npx', [
    // `npx --yes --package TARBALL -- hirehq-remote …`
    'if [ "$2" = --package ]; then',
    '  shift 5',
    `  mkdir ${quoted(cache)} && (cd ${quoted(cache)} && ${install(quoted(kit))}) || exit 1`,
    `  exec ${quoted(join(cache, 'node_modules/.bin/hirehq-remote'))} "$@"`,
    'fi',
  ]);
}

/** `data` is the folder of the platform that the operator runs. */
export function createStranger(data: string): Stranger {
  const home = mkdtempSync(join(tmpdir(), 'hirehq-stranger-'));
  const kit = join(home, 'kit');
  const bin = join(home, '.bin');
  mkdirSync(bin);
  writePrograms(bin, { home, kit });
  const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_OF_A_STRANGER.test(name)));
  const env = {
    ...outside,
    NO_COLOR: '1',
    // What is not in the tree is not fetched either.
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) => [
        [`GIT_${role}_NAME`, 'A Stranger'],
        [`GIT_${role}_EMAIL`, 'stranger@example.com'],
      ]),
    ),
    PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  return {
    home,
    kit,
    terminal: openTerminal(home, env, join(home, '.terminal')),
    operator: openTerminal(REPOSITORY, { ...process.env, NO_COLOR: '1', HIREHQ_DATA: data }, join(home, '.operator')),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
