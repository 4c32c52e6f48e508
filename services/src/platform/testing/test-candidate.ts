import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

export interface TestCandidate {
  id: string;
  subject: string;
  headers: Record<string, string>;
}

/** A signed-in candidate with a row, for an app made with `candidateOf: 'module'`. */
export async function testCandidate({ app, asCandidate }: TestApp): Promise<TestCandidate> {
  const subject = randomUUID();
  const candidateOf = app.modules.find((module) => module.candidateOf)?.candidateOf;
  if (!candidateOf) throw new Error('The app has no candidates module.');
  const { candidateId } = await candidateOf({
    subject,
    sessionId: `session-${subject}`,
    authenticatedAt: new Date(),
    expiresAt: new Date(Date.now() + 300_000),
    claims: { name: 'Ada Byron', email: `${subject}@example.com` },
    roles: [],
  });
  return { id: candidateId, subject, headers: await asCandidate(subject) };
}
