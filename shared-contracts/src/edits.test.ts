import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { returnsVersion, takesIfMatch, type Call } from './define-call.ts';
import { EDIT_CLASSES } from './edits.ts';
import { DELIVERY_CALLS } from './delivery/index.ts';
import { EMPLOYER_CALLS } from './employer/index.ts';
import { REST_CALLS } from './rest/index.ts';

const changing = [EMPLOYER_CALLS, REST_CALLS, DELIVERY_CALLS]
  .flatMap((table) => Object.entries<Call>(table))
  .filter(([, { method }]) => method !== 'GET');

/** The JSON schema of a body as text. */
const bodyText = ({ body }: Call): string => JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));

describe('SV-08 a call that changes something', () => {
  test.each(changing)('%s names the version it replaces, or says why nothing of others is lost without', (_key, call) => {
    if (takesIfMatch(call)) expect(call.edits).toBeUndefined();
    else if (typeof call.edits === 'object') expect(call.edits.lastWins).toMatch(/^[A-Z].{30,}\.$/);
    else expect(Object.keys(EDIT_CLASSES)).toContain(call.edits);
  });

  test.each(changing)('%s that is said to name a version takes one', (_key, call) => {
    if (call.edits === 'version') expect(bodyText(call)).toContain('"version"');
  });

  test.each(changing.filter(([, call]) => call.method === 'PUT' || call.method === 'DELETE'))(
    '%s does not claim to add: it replaces or removes',
    (key, call) => {
      // A message is sent by PUT in the specification.
      if (key !== 'PUT candidates/messages/general') expect(call.edits).not.toBe('adds');
    },
  );
});

test('SV-08 a record that is changed at a version is read with it', () => {
  const tables: Readonly<Record<string, Call>>[] = [EMPLOYER_CALLS, REST_CALLS, DELIVERY_CALLS];
  for (const table of tables)
    for (const call of Object.values(table).filter(returnsVersion))
      expect(Object.keys((call.response as unknown as { shape: object }).shape)).toContain('version');
});
