import { handOverHeaders } from '@hirehq/shared-contracts/video-upload';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { TestCandidate } from '../../platform/testing/test-candidate.ts';
import { createTestTokens } from '../../platform/testing/test-tokens.ts';
import { IS_FULL_RUN } from '../../platform/testing/full-run.ts';
import { handOverToken } from './hand-over-token.ts';

type Headers = Record<string, string>;
type Sessions = Readonly<Record<string, Headers>>;

/** A call meets every n-th invalid session, and each invalid session every n-th call; in a full run all meet. */
const EVERY = 4;

/** The invalid sessions that a call meets, by its number among all calls. */
export const sessionsFor = (call: number, sessions: Sessions): [name: string, headers: Headers][] =>
  Object.entries(sessions).filter((_, index) => IS_FULL_RUN || index % EVERY === call % EVERY);

/** Invalid sessions of a candidate, by what is wrong with them. */
export async function badSessions(hirehq: TestApp, candidate: TestCandidate): Promise<Sessions> {
  const { tokens } = hirehq;
  const { subject, headers } = candidate;
  const { authorization = '', 'x-access-token': id = '' } = headers;
  const access = authorization.replace('Bearer ', '');
  const claims = { sub: subject, sid: `session-${subject}` };
  const expired = {
    access: await tokens.sign({ ...claims, aud: 'hirehq-api' }, '-1 minute'),
    id: await tokens.sign({ ...claims, aud: 'hirehq-candidate' }, '-1 minute'),
  };
  const forged = await (await createTestTokens()).headers(subject);
  const otherSession = await tokens.sign({ ...claims, aud: 'hirehq-candidate', sid: 'another' });
  const otherClient = await tokens.sign({ ...claims, aud: 'another-api' });
  const both = (accessToken: string, idToken: string) => ({
    authorization: `Bearer ${accessToken}`,
    'x-access-token': idToken,
  });
  return {
    'expired tokens': both(expired.access, expired.id),
    'an expired access token': both(expired.access, id),
    'an expired id token': both(access, expired.id),
    'tokens of a forger': { ...forged },
    'the access token alone': { authorization },
    'the id token alone': { 'x-access-token': id },
    'the two the wrong way round': both(id, access),
    'the access token twice': both(access, access),
    'an id token of another session': both(access, otherSession),
    'a token for another service': both(otherClient, id),
    'a name and a password': { authorization: `Basic ${btoa('ada:secret')}` },
    'the token of their hand-over': handOverHeaders(await handOverToken(hirehq, candidate)),
    'the token of their hand-over as an access token': { authorization: `Bearer ${await handOverToken(hirehq, candidate)}` },
    'the key of an employer': { authorization: 'Bearer hq_00000000_0000000000000000' },
  };
}
