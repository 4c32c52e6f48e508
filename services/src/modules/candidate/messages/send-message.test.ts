import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../../../platform/module.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { sendMessage, type Sending } from './send-message.ts';
import { conversing } from './testing/conversing.ts';
import { uploadedPdf } from './testing/uploaded-pdf.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

/** The services, with the keys of the files that they store; `fail` runs after each transaction has been committed. */
function watched(fail: () => void = () => {}) {
  const { db, files } = hirehq.services;
  const stored = new Set<string>();
  const services = {
    ...hirehq.services,
    files: {
      ...files,
      put: async (...file: Parameters<typeof files.put>) => {
        const key = await files.put(...file);
        stored.add(key);
        return key;
      },
      remove: async (key: string) => {
        stored.delete(key);
        await files.remove(key);
      },
    },
    db: new Proxy(db, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name, target);
        if (name !== 'transaction') return typeof own === 'function' ? (own.bind(target) as unknown) : own;
        return () => ({
          execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
            const done = await db.transaction().execute(work);
            fail();
            return done;
          },
        });
      },
    }),
  } satisfies Services;
  return { services, stored };
}

const sendingOf = async (by: Sending['by']): Promise<Sending> => {
  const { pair } = await conversing(hirehq);
  return { ...pair, by, text: 'See the attachment', file: await uploadedPdf(), requestId: randomUUID() };
};
const attachmentOf = async ({ requestId }: Sending) =>
  hirehq.db
    .selectFrom('message')
    .select('attachment_key')
    .where('request_id', '=', requestId ?? '')
    .executeTakeFirst();

test('MS-05 a message whose commit got no response keeps its attachment', async () => {
  const broken = Object.assign(new Error('Connection terminated unexpectedly'));
  const { services, stored } = watched(() => {
    throw broken;
  });
  const sending = await sendingOf('candidate');
  await expect(sendMessage(services, sending)).rejects.toBe(broken);
  expect([...stored]).toEqual([(await attachmentOf(sending))?.attachment_key]);
});

test('MS-05 a message that is refused leaves no file', async () => {
  const { services, stored } = watched(() => {
    throw new TypeError('x is not a function');
  });
  await expect(sendMessage(services, await sendingOf('candidate'))).rejects.toThrow(TypeError);
  expect([...stored]).toEqual([]);
});

test.each(['candidate', 'enterprise'] as const)('MS-05 a message that a %s sends again leaves no second file', async (by) => {
  const { services, stored } = watched();
  const sending = await sendingOf(by);
  const [first, second] = [await sendMessage(services, sending), await sendMessage(services, sending)];
  expect(second.id).toBe(first.id);
  expect([...stored]).toEqual([first.attachment_key]);
});
