// `npm run keycloak`: a real Keycloak with our realm. Options: --port N, --origin URL (repeatable), --smtp URL, --fresh.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isRunning } from './is-running.mjs';
import { findJava, missingForKeycloak } from './java.mjs';
import { keycloakArguments, keycloakDistribution } from './keycloak-distribution.mjs';
import { adjustRealm, KEYCLOAK_SOURCES, readRealm, REALM } from './keycloak-realm.mjs';
import { catchMail } from './mail-catcher.mjs';
import { step } from './progress.mjs';
import { prepare, ROOT, run, script } from './toolchain.mjs';

const READY_WITHIN_MS = 180_000;
const FROM = 'no-reply@hirehq.example';
const ADMIN = 'admin';
const ADMIN_BYTES = 18;

function usage(message) {
  process.stderr.write(`\n✖ ${message}\n`);
  process.exit(2);
}

function readOptions() {
  const text = { type: 'string' };
  const many = { type: 'string', multiple: true };
  try {
    const { values } = parseArgs({ options: { port: text, origin: many, smtp: text, fresh: { type: 'boolean' } } });
    const port = Number(values.port ?? process.env.KEYCLOAK_PORT ?? 8080);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('--port must be a number from 1 to 65535');
    const origins = values.origin ?? [process.env.HIREHQ_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`];
    return {
      port,
      origins: origins.flatMap((list) => list.split(',')).map((origin) => new URL(origin.trim()).origin),
      smtp: values.smtp === undefined ? undefined : new URL(values.smtp),
      fresh: values.fresh === true,
    };
  } catch (error) {
    return usage(error.message);
  }
}

const commandOf = (pid) => spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';

/** What the file says about the Keycloak that has the folder open; nothing if it is missing or damaged. */
function readFacts(lock) {
  try {
    const { runner, java, port } = JSON.parse(readFileSync(lock, 'utf8'));
    return Number.isInteger(java) && Number.isInteger(runner) ? { runner, java, port } : {};
  } catch {
    return {};
  }
}

/** One Keycloak per folder: refuses a second one, stops one whose runner was killed. */
async function takeFolder(home) {
  const lock = join(home, 'running.json');
  const { runner, java, port } = readFacts(lock);
  if (java !== undefined) {
    const isOurs = isRunning(java) && commandOf(java).includes(home);
    if (isOurs && isRunning(runner)) throw new Error(`A Keycloak is already running with ${home}: pid ${runner}, port ${port}.`);
    if (isOurs) {
      process.kill(java, 'SIGTERM');
      for (let turn = 0; turn < 100 && isRunning(java); turn += 1) await sleep(100);
      if (isRunning(java)) process.kill(java, 'SIGKILL');
    }
  }
  return (facts) => (facts ? writeFileSync(lock, JSON.stringify(facts)) : rmSync(lock, { force: true }));
}

async function requireFreePort(port) {
  await new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', () =>
      failed(new Error(`Port ${port} is already in use. Choose another one: npm run keycloak -- --port ${port + 1}`)),
    );
    probe.listen(port, 'localhost', () => probe.close(done));
  });
}

/** A home folder with its own data and our theme, and a link to the code, so that any number of homes share one distribution. */
async function prepareHome(home, distribution, realm) {
  mkdirSync(join(home, 'conf'), { recursive: true });
  mkdirSync(join(home, 'data', 'import'), { recursive: true });
  for (const name of ['lib', 'themes']) rmSync(join(home, name), { force: true, recursive: true });
  symlinkSync(join(distribution, 'lib'), join(home, 'lib'), 'junction');
  const { node, env } = await prepare();
  await run(node, [join(KEYCLOAK_SOURCES, 'theme-files.ts'), join(home, 'themes')], { env, quiet: true });
  writeFileSync(join(home, 'data', 'import', `${REALM}-realm.json`), JSON.stringify(realm), { mode: 0o600 });
}

/** After a power cut the file is there as a whole, or not at all. */
function writeSecret(file, text) {
  const made = `${file}.part`;
  const descriptor = openSync(made, 'w', 0o600);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(made, file);
}

function adminPassword(file) {
  if (process.env.KEYCLOAK_ADMIN_PASSWORD) return process.env.KEYCLOAK_ADMIN_PASSWORD;
  if (!existsSync(file)) writeSecret(file, `${randomBytes(ADMIN_BYTES).toString('base64url')}\n`);
  const password = readFileSync(file, 'utf8').trim();
  if (!/^[\w-]{24}$/.test(password))
    throw new Error(
      `${file} is empty or damaged. Restore it from a backup, or set KEYCLOAK_ADMIN_PASSWORD to the password of ${ADMIN}. Without either, npm run keycloak -- --fresh deletes the realm and its users and makes a new password.`,
    );
  return password;
}

/** Keycloak's settings for a mail server URL such as `smtps://user:password@mail.example.com?from=jobs@example.com`. */
function smtpServerOf(url) {
  const isTls = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: url.port || (isTls ? '465' : '587'),
    from: url.searchParams.get('from') ?? process.env.HIREHQ_MAIL_FROM ?? FROM,
    fromDisplayName: 'hireHQ',
    ssl: String(isTls),
    starttls: String(!isTls && url.username !== ''),
    auth: String(url.username !== ''),
    ...(url.username !== '' && { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }),
  };
}

const caught = (port) => ({
  host: '127.0.0.1',
  port: String(port),
  from: FROM,
  fromDisplayName: 'hireHQ',
  ssl: 'false',
  starttls: 'false',
  auth: 'false',
});

async function isReady(issuer) {
  try {
    return (await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

script(async () => {
  const missing = missingForKeycloak();
  if (missing.length > 0) usage(missing.join('\n'));
  const { port, origins, smtp, fresh } = readOptions();
  const data = resolve(process.env.HIREHQ_DATA ?? join(ROOT, '.hirehq'));
  const home = join(data, 'keycloak');
  const server = `http://localhost:${port}`;
  const issuer = `${server}/realms/${REALM}`;
  const java = findJava().path;

  const distribution = await keycloakDistribution(java);
  mkdirSync(home, { recursive: true });
  const keepFacts = await takeFolder(home);
  await requireFreePort(port);
  if (fresh) rmSync(home, { recursive: true, force: true });
  const catcher = smtp ? undefined : await catchMail(join(data, 'outbox'));
  const realm = readRealm({ origins, smtpServer: smtp ? smtpServerOf(smtp) : caught(catcher.port) });
  await prepareHome(home, distribution, realm);
  const passwordFile = join(home, 'admin.password');
  const admin = { user: ADMIN, password: adminPassword(passwordFile) };

  const logFile = join(home, 'keycloak.log');
  const log = openSync(logFile, 'w', 0o600);
  const listen = ['--http-enabled=true', '--http-host=localhost', `--http-port=${port}`, `--hostname=${server}`];
  // Events are stored in the database; in the log they would reveal who failed to sign in.
  const quiet = '--log-level=info,org.keycloak.events:off';
  const command = ['start', '--optimized', '--import-realm', '--cache=local', quiet, ...listen];
  const keycloak = spawn(java, keycloakArguments(distribution, home, command), {
    cwd: home,
    stdio: ['ignore', log, log],
    env: { ...process.env, KC_BOOTSTRAP_ADMIN_USERNAME: admin.user, KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password },
  });
  closeSync(log);
  keepFacts({ runner: process.pid, java: keycloak.pid, port });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    keycloak.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Whatever ends this process also ends Java.
  process.on('exit', () => keycloak.kill('SIGKILL'));
  const ended = new Promise((done) => keycloak.on('exit', (code, signal) => done(signal ?? code)));
  const hasEnded = () => keycloak.exitCode !== null || keycloak.signalCode !== null;

  await step('Starting Keycloak', async () => {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await isReady(issuer))) {
      if (hasEnded()) break;
      if (Date.now() > deadline) throw new Error(`Keycloak was not ready after ${READY_WITHIN_MS / 1000} s. Its log: ${logFile}`);
      await sleep(150);
    }
    if (hasEnded()) return 'ended';
    await adjustRealm(server, admin, realm).catch((error) =>
      process.stderr.write(`  Origins and mail server were not updated: ${error.message}.\n`),
    );
    return 'ready';
  });
  if (!hasEnded()) {
    const password = process.env.KEYCLOAK_ADMIN_PASSWORD ? 'KEYCLOAK_ADMIN_PASSWORD' : passwordFile;
    process.stdout.write(
      `Keycloak is ready at ${issuer} · start the platform with HIREHQ_SSO_ISSUER=${issuer} npm start · ` +
        `admin: ${server}/admin (user ${ADMIN}, password in ${password})\n`,
    );
  }

  const outcome = await ended;
  await catcher?.stop();
  keepFacts(undefined);
  if (!isStopping) throw new Error(`Keycloak ended unexpectedly (${outcome}). Its log: ${logFile}`);
});
