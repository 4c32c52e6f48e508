import { VIEW_TAGS } from '@hirehq/shared-contracts/codes';
import { ROLES } from '@hirehq/shared-contracts/session';
import { describe, expect, it } from 'vitest';

interface Mapper {
  protocolMapper: string;
  config: Record<string, string>;
}
interface Realm {
  browserSecurityHeaders: { contentSecurityPolicy: string };
  smtpServer: unknown;
  clients: {
    clientId: string;
    rootUrl: string;
    redirectUris: string[];
    webOrigins: string[];
    defaultClientScopes: string[];
    optionalClientScopes: string[];
    attributes: Record<string, string>;
  }[];
  clientScopes: { name: string; protocolMappers: Mapper[] }[];
  roles: { client: Record<string, { name: string }[]> };
  clientScopeMappings: Record<string, { client: string; roles: string[] }[]>;
}
const { readRealm } = (await import(new URL('./keycloak-realm.mjs', import.meta.url).href)) as {
  readRealm: (filled: { origins: readonly string[]; smtpServer: unknown }) => Realm;
};

const realm = readRealm({ origins: ['https://a.example', 'https://b.example'], smtpServer: { host: 'mail.example' } });
const client = realm.clients.find(({ clientId }) => clientId === 'hirehq-candidate');
const claimsOf = (scopes: readonly string[]) =>
  realm.clientScopes
    .filter(({ name }) => scopes.includes(name))
    .flatMap(({ protocolMappers }) => protocolMappers)
    .filter(({ config }) => config['id.token.claim'] === 'true')
    .map(({ protocolMapper, config }) => (protocolMapper === 'oidc-full-name-mapper' ? 'name' : config['claim.name']));

describe('the realm file', () => {
  it('ID-06 sends codes to the two exact URLs of each origin, and nowhere else', () => {
    expect(client).toMatchObject({
      rootUrl: 'https://a.example',
      webOrigins: ['https://a.example', 'https://b.example'],
      redirectUris: [
        'https://a.example/sso/callback',
        'https://b.example/sso/callback',
        'https://a.example/silent-check-sso.html',
        'https://b.example/silent-check-sso.html',
      ],
    });
    expect(client?.attributes['post.logout.redirect.uris']?.split('##').toSorted()).toEqual([
      'https://a.example/',
      'https://a.example/candidate/dashboard',
      'https://b.example/',
      'https://b.example/candidate/dashboard',
    ]);
    expect(realm.browserSecurityHeaders.contentSecurityPolicy).toContain(
      "form-action 'self' https://a.example https://b.example;",
    );
    expect(realm.smtpServer).toEqual({ host: 'mail.example' });
  });

  it('PF-02 has the roles of accounts, and puts those of a user into the access tokens that pages get', () => {
    expect(realm.roles.client['hirehq-api']?.map(({ name }) => name)).toEqual([...ROLES]);
    expect(realm.clientScopeMappings['hirehq-api']).toEqual([{ client: 'hirehq-candidate', roles: [...ROLES] }]);
    expect(client?.defaultClientScopes).toContain('roles');
    const mapper = realm.clientScopes
      .find(({ name }) => name === 'roles')
      ?.protocolMappers.find(({ protocolMapper }) => protocolMapper === 'oidc-usermodel-client-role-mapper');
    expect(mapper?.config).toMatchObject({
      'claim.name': 'resource_access.${client_id}.roles',
      'access.token.claim': 'true',
      multivalued: 'true',
    });
  });

  it('ID-01 says when the person signed in, in both tokens, and tells the platform of each session that has ended', () => {
    const mapper = realm.clientScopes
      .find(({ name }) => name === 'basic')
      ?.protocolMappers.find(({ config }) => config['claim.name'] === 'auth_time');
    expect(mapper?.config).toMatchObject({ 'access.token.claim': 'true', 'id.token.claim': 'true' });
    expect(client?.defaultClientScopes).toContain('basic');
    expect(client?.attributes).toMatchObject({
      'backchannel.logout.session.required': 'true',
      'backchannel.logout.url': 'https://a.example/sso/ended-session',
    });
  });

  it('ID-02 includes every claim of a candidate in the id token', () => {
    expect(claimsOf(client?.defaultClientScopes ?? [])).toEqual(
      expect.arrayContaining([
        'dsaascandidateid',
        'talentPoolId',
        'inviteeCandidateId',
        'ipAddress',
        'neuro_classification',
        'name',
        'email',
        'username',
        'emailVerified',
        'email_verified',
        'wasUserInactive',
        'custom:talentPoolId',
        'custom:inviteeCandidateId',
        'custom:ipAddress',
        'custom:neuro_classification',
      ]),
    );
  });

  it('ID-04 has every view tag as a scope that the client may request', () => {
    expect(client?.optionalClientScopes.toSorted()).toEqual(Object.values(VIEW_TAGS).toSorted());
    expect(realm.clientScopes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(VIEW_TAGS)));
  });
});
