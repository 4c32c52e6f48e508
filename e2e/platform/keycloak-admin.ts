import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A user's state as far as a test sets it; what is left out stays as it is. */
export interface UserState {
  enabled?: boolean;
  emailVerified?: boolean;
  /** `UPDATE_PASSWORD`, `VERIFY_EMAIL`, `UPDATE_EMAIL`. */
  requiredActions?: readonly string[];
  /** talentPoolId, inviteeCandidateId, ipAddress, neuro_classification, wasUserInactive; null takes one away. */
  attributes?: Readonly<Record<string, string | null>>;
}

export interface NewUser {
  email: string;
  name: string;
  password: string;
  /** The password has to be changed at the first sign-in. */
  temporary?: boolean;
}

/** A service whose users sign in at this Keycloak. */
export interface NewClient {
  clientId: string;
  secret: string;
  redirectUri: string;
}

/** In seconds. */
export interface Lifespans {
  accessToken?: number;
  /** Idle limit of the sign-in session; refresh tokens end with it. */
  session?: number;
  /** How long the link of a mail works. */
  mailLink?: number;
}

export interface KeycloakAdmin {
  /** Makes a confirmed account; returns its id. */
  createUser(user: NewUser): Promise<string>;
  setUser(email: string, state: UserState): Promise<void>;
  removeUser(email: string): Promise<void>;
  createClient(client: NewClient): Promise<void>;
  /** Signs with a new key from here on; the old ones stay published. */
  rotateKeys(): Promise<void>;
  setLifespans(lifespans: Lifespans): Promise<void>;
  /** Tokens from here on do not name the candidate. Returns how to undo it. */
  removeCandidateIdMapper(): Promise<() => Promise<void>>;
}

interface User {
  id: string;
  email: string;
  attributes?: Record<string, string[]>;
}
interface Mapper {
  id: string;
  name: string;
}
interface ClientScope {
  id: string;
  name: string;
  protocolMappers?: Mapper[];
}
interface Realm {
  id: string;
}

const NEWEST_KEY = 1000;

/** Keycloak's admin REST API, as the account the runner made in this data folder. */
export function createKeycloakAdmin(server: string, data: string): KeycloakAdmin {
  const realmPath = '/admin/realms/hirehq';
  let rotations = 0;

  async function token(): Promise<string> {
    const password =
      process.env['KEYCLOAK_ADMIN_PASSWORD'] ?? (await readFile(join(data, 'keycloak/admin.password'), 'utf8')).trim();
    const response = await fetch(`${server}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username: 'admin', password }),
    });
    if (!response.ok) throw new Error(`Keycloak let no admin in: ${response.status}`);
    const { access_token: granted } = (await response.json()) as { access_token: string };
    return granted;
  }

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${server}${realmPath}${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
    return response;
  }

  const read = async <T>(path: string): Promise<T> => (await (await ask('GET', path)).json()) as T;

  async function userOf(email: string): Promise<User> {
    const [user] = await read<User[]>(`/users?exact=true&email=${encodeURIComponent(email)}`);
    if (!user) throw new Error(`Keycloak knows nobody called ${email}`);
    return user;
  }

  return {
    async createUser({ email, name, password, temporary = false }) {
      await ask('POST', '/users', {
        username: email,
        email,
        firstName: name,
        enabled: true,
        emailVerified: true,
        credentials: [{ type: 'password', value: password, temporary }],
      });
      return (await userOf(email)).id;
    },

    async setUser(email, { attributes, ...state }) {
      const user = await userOf(email);
      const merged: Record<string, string[]> = { ...user.attributes };
      for (const [name, value] of Object.entries(attributes ?? {})) merged[name] = value === null ? [] : [value];
      await ask('PUT', `/users/${user.id}`, { ...user, ...state, attributes: merged });
    },

    async removeUser(email) {
      await ask('DELETE', `/users/${(await userOf(email)).id}`);
    },

    async createClient({ clientId, secret, redirectUri }) {
      await ask('POST', '/clients', {
        clientId,
        secret,
        publicClient: false,
        redirectUris: [redirectUri],
        attributes: { 'pkce.code.challenge.method': 'S256' },
      });
    },

    async rotateKeys() {
      const { id } = await read<Realm>('');
      rotations += 1;
      await ask('POST', '/components', {
        name: `signing ${Date.now()}`,
        providerId: 'rsa-generated',
        providerType: 'org.keycloak.keys.KeyProvider',
        parentId: id,
        config: {
          priority: [String(NEWEST_KEY + rotations)],
          algorithm: ['RS256'],
          keySize: ['2048'],
          active: ['true'],
          enabled: ['true'],
        },
      });
    },

    async setLifespans({ accessToken, session, mailLink }) {
      await ask('PUT', '', {
        ...(accessToken !== undefined && { accessTokenLifespan: accessToken }),
        ...(session !== undefined && { ssoSessionIdleTimeout: session, ssoSessionMaxLifespan: session }),
        ...(mailLink !== undefined && { actionTokenGeneratedByUserLifespan: mailLink }),
      });
    },

    async removeCandidateIdMapper() {
      const scopes = await read<ClientScope[]>('/client-scopes');
      const scope = scopes.find(({ name }) => name === 'candidate');
      const mapper = scope?.protocolMappers?.find(({ name }) => name === 'dsaascandidateid');
      if (!scope || !mapper) throw new Error('The realm has no mapper dsaascandidateid');
      const mappers = `/client-scopes/${scope.id}/protocol-mappers/models`;
      await ask('DELETE', `${mappers}/${mapper.id}`);
      const { id: _, ...same } = mapper;
      return async () => void (await ask('POST', mappers, same));
    },
  };
}
