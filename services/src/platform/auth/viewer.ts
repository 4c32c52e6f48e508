import type { FastifyRequest } from 'fastify';
import { acceptedLocale } from '../http/request-locale.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { ServiceModule, Viewer, ViewerOf } from '../module.ts';
import type { TokenVerifier, VerifiedIdentity } from './tokens.ts';

type CandidateOf = NonNullable<ServiceModule['candidateOf']>;

const sessions = new WeakMap<FastifyRequest, Promise<{ viewer: Viewer; expiresAt: Date | undefined }>>();

function tokensOf(request: FastifyRequest): { access: string; id: string } | undefined {
  const bearer = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const idHeader = request.headers['x-access-token'];
  const id = typeof idHeader === 'string' && idHeader !== '' ? idHeader : undefined;
  if (!bearer && !id && !request.headers.authorization) return undefined;
  if (!bearer || !id) throw new Refusal('NOT_SIGNED_IN');
  return { access: bearer, id };
}

/** Returns an anonymous viewer without tokens, the candidate for two valid tokens that belong together; throws otherwise. */
export function createViewerOf(
  verifier: TokenVerifier,
  candidateOf: CandidateOf,
): { viewerOf: ViewerOf; sessionEndOf: (request: FastifyRequest) => Promise<Date | undefined> } {
  async function read(request: FastifyRequest) {
    const tokens = tokensOf(request);
    if (!tokens) return { viewer: { kind: 'anonymous' } satisfies Viewer, expiresAt: undefined };
    const identity: VerifiedIdentity = await verifier.verify(tokens.access, tokens.id);
    const { candidateId, email } = await candidateOf(identity, acceptedLocale(request.headers['accept-language']));
    const claimed = identity.claims['dsaascandidateid'];
    if (claimed !== undefined && claimed !== candidateId) throw new Refusal('NOT_SIGNED_IN');
    return {
      viewer: {
        kind: 'candidate',
        candidateId,
        subject: identity.subject,
        email,
        emailVerified: identity.claims['email_verified'] === true,
        sessionId: identity.sessionId,
        authenticatedAt: identity.authenticatedAt,
        roles: identity.roles,
      } satisfies Viewer,
      expiresAt: identity.expiresAt,
    };
  }
  function once(request: FastifyRequest) {
    let session = sessions.get(request);
    if (!session) sessions.set(request, (session = read(request)));
    return session;
  }
  return {
    viewerOf: async (request) => (await once(request)).viewer,
    sessionEndOf: async (request) => (await once(request)).expiresAt,
  };
}
