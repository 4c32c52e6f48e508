import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Conversation, NotificationList, RestResponse } from '@hirehq/shared-contracts/rest';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { conversing } from './testing/conversing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What a candidate is shown of who writes. */
async function written() {
  const both = await conversing(app);
  const { employer, candidateId, headers, enterpriseId } = both;
  const get = async <Payload>(path: string) => {
    const response = await app.app.inject({ url: `/api/v1/candidates/${path}`, headers: { ...headers, enterpriseid: '' } });
    return response.json<{ responsePayload: Payload }>().responsePayload;
  };
  return {
    ...both,
    async sends(message: object) {
      const body = await multipartBody({ message: JSON.stringify(message) });
      return employer.ask(`POST messages/${candidateId}`, body.payload, body.headers);
    },
    listed: async () => (await get<Conversation[]>('messages/0/500'))[0],
    participant: async () =>
      (
        await get<RestResponse<'GET candidates/messages/details/0/500'>>(
          `messages/details/0/500?candidateId=${enterpriseId}&enterpriseId=${enterpriseId}`,
        )
      ).participants[0],
    told: async () => (await get<NotificationList>('notifications/unread/C')).notificationsDtoList[0]?.notificationValue,
  };
}

test('MS-02 name, title and employer of who wrote last are three facts, in list, chat and notification', async () => {
  const a = await written();
  await a.sends({ text: 'Hello', sender: { name: 'Mia Berg', title: 'Head of Baking' } });
  const mia = { enterpriseName: 'Daily Crumb', enterpriseId: a.enterpriseId };
  expect(await a.listed()).toMatchObject({ ...mia, messageFromName: 'Mia Berg', messageFromProfileTitle: 'Head of Baking' });
  expect(await a.participant()).toMatchObject({ ...mia, firstName: 'Mia Berg', profileTitle: 'Head of Baking' });
  expect(await a.told()).toBe('Mia Berg (Daily Crumb) has sent you a message. “Hello”');
  expect((await a.page()).messages).toMatchObject([{ sender: { name: 'Mia Berg', title: 'Head of Baking' } }]);
  expect((await a.streamed()).at(-1)?.payload).toMatchObject({ message: { sender: { name: 'Mia Berg' } } });

  await a.write();
  expect(await a.listed()).toMatchObject({ messageFromName: 'Mia Berg' });
  await a.sends({ text: 'And welcome', sender: { name: 'Jo Díaz' } });
  expect(await a.listed()).toMatchObject({ messageFromName: 'Jo Díaz', messageFromProfileTitle: null });
});

test('MS-02 an employer that names nobody is the sender itself', async () => {
  const a = await written();
  await a.sends({ text: 'Hello', sender: { name: 'Mia Berg', title: null } });
  await a.sends({ text: 'An automatic answer' });
  expect(await a.listed()).toMatchObject({ messageFromName: 'Daily Crumb', messageFromProfileTitle: null });
  expect(await a.participant()).toMatchObject({ firstName: 'Daily Crumb', profileTitle: null });
  expect(await a.told()).toMatch(/^Daily Crumb has sent you 2 messages\./);
});

test.each([{ name: '  ' }, { name: 'x'.repeat(101) }, { title: 'Head' }])(
  'MS-02 a sender that is not valid is refused: %o',
  async (sender) => {
    const a = await written();
    expect((await a.sends({ text: 'Hello', sender })).statusCode).toBe(400);
  },
);
