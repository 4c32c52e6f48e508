import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { JobPageDocument, type Operation, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';

/** One request of the mix. */
export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Candidates {
  /** Headers of a signed-in candidate, by number. */
  headers: readonly Record<string, string>[];
  close(): void;
}

const AUDIENCE = { access: 'hirehq-api', id: 'hirehq-candidate' };

/** A provider that publishes one key at `issuer`, and candidates with its tokens, valid for two hours. */
export async function createCandidates(issuer: string, count: number): Promise<Candidates> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' }] });
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(keys);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve));
  const sign = (subject: string, claims: Record<string, unknown>) =>
    new SignJWT({ sub: subject, sid: `session-${subject}`, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime('2h')
      .sign(privateKey);
  const headers = await Promise.all(
    Array.from({ length: count }, async () => {
      const subject = randomUUID();
      const access = await sign(subject, { aud: AUDIENCE.access });
      const id = await sign(subject, {
        aud: AUDIENCE.id,
        email: `${subject}@example.com`,
        email_verified: true,
        name: 'Ada Byron',
      });
      return { authorization: `Bearer ${access}`, 'x-access-token': id };
    }),
  );
  return { headers, close: () => void server.close() };
}

const KEYWORDS = ['engineer', 'nurse', 'manager', 'driver', 'data', 'care', 'sales', 'teacher', 'electrician', 'baker'];
const TYPED = ['j', 'ja', 'nur', 'proj', 'dri', 'elec', 'sal', 'man'];

function graphql<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Omit<Asked, 'headers'> {
  return { method: 'POST', path: '/graphql', body: JSON.stringify({ query: operation.text, variables }) };
}

const get = (path: string): Omit<Asked, 'headers'> => ({ method: 'GET', path, body: undefined });
const of = <T>(items: readonly T[], turn: number): T => items[turn % items.length] as T;

/** Twenty requests as candidates send them: half are job searches, half are what every open page polls. */
const MIX: readonly ((turn: number, jobIds: readonly string[]) => Omit<Asked, 'headers'>)[] = [
  ...Array.from(
    { length: 5 },
    () => (turn: number) =>
      graphql(SearchJobsDocument, {
        filter: { keyword: of(KEYWORDS, turn) },
        sort: 'RELEVANCE' as const,
        first: 20,
        after: null,
      }),
  ),
  ...Array.from(
    { length: 3 },
    () => (turn: number, jobIds: readonly string[]) => graphql(JobPageDocument, { id: of(jobIds, turn) }),
  ),
  ...Array.from({ length: 2 }, () => (turn: number) => get(`/api/v1/candidates/search?keyword=${of(TYPED, turn)}`)),
  ...Array.from({ length: 4 }, () => () => get('/api/v1/candidates/messages/unread-count')),
  ...Array.from({ length: 3 }, () => () => get('/api/v1/candidates/notifications/unread/C')),
  ...Array.from({ length: 2 }, () => () => get('/api/v1/candidates/messages/0/10')),
  () => get('/api/v1/candidates/'),
];

/** The `turn`th request of the mix; neighbours are of different kinds and candidates. */
export function requestOf(turn: number, candidates: Candidates, jobIds: readonly string[]): Asked {
  const asked = of(MIX, turn * 7)(turn, jobIds);
  return {
    ...asked,
    headers: { ...of(candidates.headers, turn), ...(asked.body !== undefined && { 'content-type': 'application/json' }) },
  };
}

/** The requests that an open page sends every ten seconds. */
export const POLLED: readonly string[] = [
  '/api/v1/candidates/messages/unread-count',
  '/api/v1/candidates/messages/0/10',
  '/api/v1/candidates/notifications/unread/C',
];
