import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './toolchain.mjs';

export const REALM = 'hirehq';
export const KEYCLOAK_SOURCES = join(ROOT, 'services', 'identity', 'keycloak');
const ORIGIN = '${HIREHQ_ORIGIN:http://localhost:3000}';
const BETWEEN_ADDRESSES = '##';

const forEach = (origins, text) => origins.map((origin) => text.replaceAll(ORIGIN, origin));
const inEach = (origins, texts) => texts.flatMap((text) => (text.includes(ORIGIN) ? forEach(origins, text) : [text]));

/** Clients that browsers come to; the others have only the roles of accounts. */
const withPages = ({ clients }) => clients.filter(({ redirectUris }) => redirectUris !== undefined);

/** The realm file with these origins and this mail server; with several origins, every URL is listed for each of them. */
export function readRealm({ origins, smtpServer }) {
  const realm = JSON.parse(readFileSync(join(KEYCLOAK_SOURCES, 'hirehq-realm.json'), 'utf8'));
  const headers = realm.browserSecurityHeaders;
  headers.contentSecurityPolicy = headers.contentSecurityPolicy.replaceAll(ORIGIN, origins.join(' '));
  for (const client of withPages(realm)) {
    const afterSignOut = client.attributes['post.logout.redirect.uris'].split(BETWEEN_ADDRESSES);
    client.rootUrl = origins[0];
    client.redirectUris = inEach(origins, client.redirectUris);
    client.webOrigins = inEach(origins, client.webOrigins);
    client.attributes['backchannel.logout.url'] = `${origins[0]}/sso/ended-session`;
    client.attributes['post.logout.redirect.uris'] = inEach(origins, afterSignOut).join(BETWEEN_ADDRESSES);
  }
  return { ...realm, smtpServer };
}

async function send(url, init) {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${new URL(url).pathname} responded with status ${response.status}`);
  return response;
}

const isPartOf = (part, whole) =>
  typeof part === 'object' && part !== null
    ? Object.keys(part).every((key) => isPartOf(part[key], whole?.[key]))
    : part === whole;

/**
 * Updates origins and mail server of a realm that was imported by an earlier start; the rest stays unchanged.
 * Rejects if the admin account's password has been changed.
 */
export async function adjustRealm(server, { user, password }, wanted) {
  const grant = new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username: user, password });
  const granted = await send(`${server}/realms/master/protocol/openid-connect/token`, { method: 'POST', body: grant });
  const { access_token: token } = await granted.json();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const admin = `${server}/admin/realms/${REALM}`;

  async function adjust(path, part) {
    const is = await (await send(admin + path, { headers })).json();
    const here = Array.isArray(is) ? is[0] : is;
    if (!here) throw new Error(`The realm no longer has our client`);
    if (isPartOf(part, here)) return;
    const target = Array.isArray(is) ? `${admin}/clients/${here.id}` : admin + path;
    const body = JSON.stringify({
      ...here,
      ...part,
      ...(part.attributes && { attributes: { ...here.attributes, ...part.attributes } }),
    });
    await send(target, { method: 'PUT', headers, body });
  }

  const { contentSecurityPolicy } = wanted.browserSecurityHeaders;
  const realm = await (await send(admin, { headers })).json();
  const part = {
    smtpServer: wanted.smtpServer,
    browserSecurityHeaders: { ...realm.browserSecurityHeaders, contentSecurityPolicy },
  };
  await adjust('', part);
  for (const { clientId, rootUrl, redirectUris, webOrigins, attributes } of withPages(wanted)) {
    const ofOrigins = ['post.logout.redirect.uris', 'backchannel.logout.url'];
    const adjusted = Object.fromEntries(ofOrigins.map((name) => [name, attributes[name]]));
    await adjust(`/clients?clientId=${clientId}`, { rootUrl, redirectUris, webOrigins, attributes: adjusted });
  }
}
