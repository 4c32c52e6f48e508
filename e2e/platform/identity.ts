import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Person } from './account.ts';
import { PORTS } from './addresses.ts';
import { builtReleases } from './built-releases.ts';
import { startKeycloak, type RunningKeycloak } from './keycloak.ts';
import { useOutboxOf } from './mails.ts';
import { signUpByForm, type SignedUp } from './sign-up-by-form.ts';
import { createDataFolder, removeDataFolder } from './data-folder.ts';
import { startPlatform, type Platform, type PlatformOptions } from './start-platform.ts';

export type ProviderKind = 'embedded' | 'keycloak';

/** A platform with one of the identity providers, and what an operator can do there. */
export interface Identity {
  kind: ProviderKind;
  origin: string;
  issuer: string;
  /** Its data folder. */
  data: string;
  /** Makes a confirmed account; returns the session of its registration, if it was made by the provider's forms. */
  createAccount(person: Person): Promise<SignedUp | undefined>;
  deactivate(email: string): Promise<void>;
  requireNewPassword(email: string): Promise<void>;
  rotateKeys(): Promise<void>;
  /** Stops the provider, does the work, starts it again. */
  whileAway(work: () => Promise<void>): Promise<void>;
  /** What the platform and the provider have logged. */
  logs(): Promise<string>;
  /** Keycloak, where there is one. */
  keycloak: RunningKeycloak | undefined;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const SERVICES = join(import.meta.dirname, '../../services');

/** The embedded provider: accounts are made by its forms, and changed by the operator's command. */
async function embeddedIdentity(): Promise<Identity> {
  const data = await createDataFolder();
  const options: PlatformOptions = { port: PORTS.embeddedIdentity, data, releases: builtReleases() };
  let platform: Platform = await startPlatform(options);
  let output = '';
  const { origin } = platform;
  useOutboxOf(origin);
  const operate = async (...words: string[]) => {
    const environment = { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data, PORT: String(PORTS.embeddedIdentity) };
    await run(process.execPath, [join(SERVICES, 'src/commands/account.ts'), ...words], { cwd: SERVICES, env: environment });
  };
  const stop = async () => {
    output += platform.output();
    await platform.stop();
  };
  return {
    kind: 'embedded',
    origin,
    issuer: `${origin}/realms/hirehq`,
    data,
    createAccount: (person) => signUpByForm(origin, person),
    deactivate: (email) => operate(email, '--inactive'),
    requireNewPassword: (email) => operate(email, '--require-new-password'),
    rotateKeys: () => operate('--rotate-keys'),
    async whileAway(work) {
      await stop();
      await work();
      platform = await startPlatform(options);
    },
    logs: async () => output + platform.output() + (await readFile(join(data, 'pg.log'), 'utf8')),
    keycloak: undefined,
    async stop() {
      await stop();
      await removeDataFolder(data);
    },
  };
}

/** A real Keycloak, started by the project's own command; its accounts are made and changed by its own administration. */
async function keycloakIdentity(): Promise<Identity> {
  const data = await createDataFolder();
  const origin = `http://localhost:${PORTS.keycloakIdentity}`;
  // Also the platforms to which the provider is another site.
  const origins = [origin, ...[PORTS.elsewhere, PORTS.social].map((port) => `http://127.0.0.1:${port}`)].join(',');
  const start = () => startKeycloak({ port: PORTS.keycloak, data, origin: origins });
  let keycloak = await start();
  let output = '';
  const platform = await startPlatform({
    port: PORTS.keycloakIdentity,
    data,
    releases: builtReleases(),
    environment: { HIREHQ_SSO_ISSUER: keycloak.issuer },
  });
  useOutboxOf(origin);
  return {
    kind: 'keycloak',
    origin,
    issuer: keycloak.issuer,
    data,
    async createAccount(person) {
      await keycloak.admin.createUser(person);
      return undefined;
    },
    deactivate: (email) => keycloak.admin.setUser(email, { enabled: false }),
    requireNewPassword: (email) => keycloak.admin.setUser(email, { requiredActions: ['UPDATE_PASSWORD'] }),
    rotateKeys: () => keycloak.admin.rotateKeys(),
    async whileAway(work) {
      output += keycloak.output();
      await keycloak.stop();
      await work();
      keycloak = await start();
    },
    logs: async () => output + keycloak.output() + platform.output() + (await readFile(join(data, 'pg.log'), 'utf8')),
    get keycloak() {
      return keycloak;
    },
    async stop() {
      await platform.stop();
      await keycloak.stop();
      await removeDataFolder(data);
    },
  };
}

export const startIdentity = (kind: ProviderKind): Promise<Identity> =>
  kind === 'embedded' ? embeddedIdentity() : keycloakIdentity();
