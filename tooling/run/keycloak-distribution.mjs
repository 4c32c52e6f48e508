import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { ROOT, run } from './toolchain.mjs';

const { config } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const VERSION = config.keycloak;
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
/** Options that are fixed at build time; all others are passed on each start. */
const BUILD_OPTIONS = ['--db=dev-file', '--health-enabled=false', '--metrics-enabled=false'];

/** JVM options for a development machine: fast start, little memory. */
const JVM = [
  '-Xms64m',
  '-Xmx512m',
  '-XX:MaxMetaspaceSize=256m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:+ExitOnOutOfMemoryError',
  '-Dfile.encoding=UTF-8',
  '-Duser.language=en',
  '-Duser.country=US',
  ...['util', 'util.concurrent', 'security', 'lang'].map((name) => `--add-opens=java.base/java.${name}=ALL-UNNAMED`),
];

/** Arguments for `java` that run a command of Keycloak: code from `distribution`, settings and data from `home`. */
export function keycloakArguments(distribution, home, command) {
  return [
    ...JVM,
    `-Dkc.home.dir=${home}`,
    `-Djboss.server.config.dir=${join(home, 'conf')}`,
    '-Djava.util.logging.manager=org.jboss.logmanager.LogManager',
    '-Djava.util.concurrent.ForkJoinPool.common.threadFactory=io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory',
    '-Dpicocli.disable.closures=true',
    '-cp',
    join(distribution, 'lib', 'quarkus-run.jar'),
    'io.quarkus.bootstrap.runner.QuarkusEntryPoint',
    ...command,
  ];
}

/** Where programs of this user keep what they can make again: every checkout finds the Keycloak that one of them has built. */
const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hirehq');

/** The folder of an unpacked and built Keycloak; created on first use, then shared by the checkouts of this user. */
export async function keycloakDistribution(java) {
  const options = createHash('sha256').update(BUILD_OPTIONS.join(' ')).digest('hex').slice(0, 8);
  const folder = join(CACHE, `keycloak-${VERSION}-${options}`);
  if (existsSync(folder)) return folder;

  const making = `${folder}.${process.pid}`;
  // Maven records next to its working folder what it has unpacked, and would skip it the next time.
  mkdirSync(making, { recursive: true });
  try {
    await step(`Downloading Keycloak ${VERSION} with Maven (170 MB)`, async () => {
      const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
      const args = ['--batch-mode', UNPACK, artifact, `-DoutputDirectory=${making}`];
      await run('mvn', process.stdout.isTTY ? args.slice(1) : ['--no-transfer-progress', ...args], {
        cwd: making,
        quiet: !process.stdout.isTTY,
      });
    });
    const unpacked = readdirSync(making).find((name) => name.startsWith('keycloak-')) ?? '';
    const home = join(making, unpacked);
    await step('Building Keycloak', async () => {
      await run(java, keycloakArguments(home, home, ['build', ...BUILD_OPTIONS]), { quiet: true });
    });
    try {
      renameSync(home, folder);
    } catch (error) {
      // Another process was faster; the result is the same.
      if (!existsSync(folder)) throw error;
    }
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
