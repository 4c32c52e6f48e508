import { randomUUID } from 'node:crypto';
import type { EventPayload, Topic } from '@hirehq/shared-contracts/events';
import type { Message } from '@hirehq/shared-contracts/rest';
import { MessagingConversationDocument } from '@hirehq/mfe-messaging/src/shared/conversation.graphql.ts';
import { MessagingPageDocument } from '@hirehq/mfe-messaging/src/shared/message-page.graphql.ts';
import { multipartBody } from '../../../../platform/testing/multipart-body.ts';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { workDone } from '../../../../platform/testing/work-done.ts';
import { sentApplication } from '../../applications/testing/sent-application.ts';
import { sendByEmployer } from '../index.ts';

type StreamedEvent = { [T in Topic]: { topic: T; payload: EventPayload<T> } }[Topic];

/** A candidate who has applied to a job of an employer, and what the two do in their conversation. */
export async function conversing(app: TestApp) {
  const sent = await sentApplication(app);
  // Following the application may change the conversation.
  await workDone(app.db);
  const { employer, candidateId, headers } = sent;
  const { enterpriseId } = employer;
  const pair = { candidateId, enterpriseId };

  async function write(content: object = {}) {
    const parties = { messageTo: enterpriseId, messageFrom: candidateId, byEnterprise: false, enterpriseId };
    const message = { message: 'Hello', messageType: 'TEXT', requestId: randomUUID(), ...parties, ...content };
    const body = await multipartBody({ messages: JSON.stringify(message) });
    const response = await app.app.inject({
      method: 'PUT',
      url: '/api/v1/candidates/messages/general',
      headers: { ...headers, ...body.headers },
      payload: body.payload,
    });
    const json = response.json<{ responsePayload: Message; errorCode?: string; errorMessage?: string; fields?: object }>();
    return { ...json, statusCode: response.statusCode, message: json.responsePayload };
  }

  async function put(path: string, payload: object): Promise<number> {
    const response = await app.app.inject({ method: 'PUT', url: `/api/v1/candidates/messages/${path}`, headers, payload });
    return response.statusCode;
  }

  return {
    ...sent,
    enterpriseId,
    pair,
    write,
    hears: (text: string) => sendByEmployer(app.services, { ...pair, text }),
    async sendsByApi(text: string) {
      const body = await multipartBody({ message: JSON.stringify({ text }) });
      return employer.ask(`POST messages/${candidateId}`, body.payload, body.headers);
    },
    /** Marks as read, up to a number if one is given. */
    read: (readTo?: number) =>
      put('read', { messageFrom: enterpriseId, messageTo: candidateId, enterpriseId, ...(readTo !== undefined && { readTo }) }),
    clear: () => put(`chat-history?candidateId=${enterpriseId}`, {}),
    async unread(): Promise<number> {
      const response = await app.app.inject({ url: '/api/v1/candidates/messages/unread-count', headers });
      return response.json<{ responsePayload: number }>().responsePayload;
    },
    async conversation() {
      const { data } = await app.graphql(MessagingConversationDocument, { enterpriseId, first: 1 }, headers);
      return data?.conversation ?? undefined;
    },
    async page(asked: { before?: number; after?: number; first?: number } = {}) {
      const { data } = await app.graphql(MessagingPageDocument, { enterpriseId, first: 50, ...asked }, headers);
      const page = data?.conversation?.messages;
      return { ...page, numbers: page?.messages.map(({ number }) => number) };
    },
    /** The events of conversations on the candidate's stream, in their order. */
    async streamed(): Promise<StreamedEvent[]> {
      const rows = await app.db
        .selectFrom('stream_event')
        .select(['topic', 'payload'])
        .where('candidate_id', '=', candidateId)
        .where('topic', 'in', ['message.received', 'conversation.changed', 'conversation.typed'])
        .orderBy('id')
        .execute();
      return rows as StreamedEvent[];
    },
  };
}
