import type { KoaContextWithOIDC } from 'oidc-provider';
import { endSessionIds } from '../../../../platform/auth/ended-sessions.store.ts';
import { OWN_PROVIDER } from '../../../../platform/config.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { endGrants } from './grant.store.ts';

/** Ends the session without a question if the id token belongs to the signed-in account, who confirmed on our own page. */
export async function signOutAtOnce(db: Database, ctx: KoaContextWithOIDC): Promise<boolean> {
  const { provider, session, entities, params } = ctx.oidc;
  if (!session?.accountId || entities.IdTokenHint?.payload['sub'] !== session.accountId) return false;
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => (grantId ? [grantId] : []));
  await endGrants(db, grantIds);
  const sessionIds = Object.values(session.authorizations ?? {}).flatMap(({ sid }) => (sid ? [sid] : []));
  await endSessionIds(db, OWN_PROVIDER, sessionIds, new Date());
  await session.destroy();
  const { path, secure } = { path: '/realms/hirehq', secure: ctx.secure };
  ctx.cookies.set(provider.cookieName('session'), null, { path, secure, httpOnly: true, sameSite: 'lax', signed: true });
  const wanted = params?.['post_logout_redirect_uri'];
  const state = params?.['state'];
  const target = new URL(typeof wanted === 'string' ? wanted : ctx.oidc.urlFor('end_session_success'));
  if (typeof wanted === 'string' && typeof state === 'string') target.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(target.href);
  return true;
}
