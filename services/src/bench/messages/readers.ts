import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RestResponse } from '@hirehq/shared-contracts/rest';
import { MessagingPageDocument } from '@hirehq/mfe-messaging/src/shared/message-page.graphql.ts';
import type { Talk } from './talk.ts';

/** A message as every reader sees it. */
export interface ReadMessage {
  id: string;
  text: string;
}

const PAGE = 37;

async function ask<T>(url: string, headers: Record<string, string>, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, {
    ...init,
    headers: { ...headers, ...(init.body ? { 'content-type': 'application/json' } : {}) },
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

export async function readByRest(origin: string, { headers, enterpriseId }: Talk): Promise<ReadMessage[]> {
  const query = new URLSearchParams({ candidateId: enterpriseId, enterpriseId });
  const url = `${origin}/api/v1/candidates/messages/details/0/500?${query}`;
  type Details = { responsePayload: RestResponse<'GET candidates/messages/details/0/500'> };
  const { responsePayload } = await ask<Details>(url, headers);
  return responsePayload.messages.map(({ id, message }) => ({ id, text: message }));
}

export async function readByEmployerApi(origin: string, { candidateId, employerHeaders }: Talk): Promise<ReadMessage[]> {
  type Messages = { responsePayload: { id: string; message: string }[] };
  const { responsePayload } = await ask<Messages>(`${origin}/employer/v1/messages/${candidateId}`, employerHeaders);
  return responsePayload.map(({ id, message }) => ({ id, text: message }));
}

async function query<Result, Variables>(
  origin: string,
  { headers }: Talk,
  { text }: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const body = JSON.stringify({ query: text, variables });
  return (await ask<{ data: Result }>(`${origin}/graphql`, headers, { method: 'POST', body })).data;
}

/** Page by page from the newest to the oldest, or from the oldest to the newest. */
export async function readByGraphql(origin: string, talk: Talk, direction: 'older' | 'newer'): Promise<ReadMessage[]> {
  const read: ReadMessage[] = [];
  let end: number | undefined;
  for (;;) {
    const from = direction === 'older' ? { before: end ?? null } : { after: end ?? 0 };
    const { conversation } = await query(origin, talk, MessagingPageDocument, {
      enterpriseId: talk.enterpriseId,
      first: PAGE,
      ...from,
    });
    const page = conversation?.messages;
    const messages = (page?.messages ?? []).map(({ id, message }) => ({ id, text: message }));
    if (direction === 'older') read.unshift(...messages);
    else read.push(...messages);
    end = direction === 'older' ? page?.messages[0]?.number : page?.messages.at(-1)?.number;
    if (!page || end === undefined || !(direction === 'older' ? page.hasOlder : page.hasNewer)) return read;
  }
}

/** The candidate's unread messages of all conversations. */
export async function unreadOf(origin: string, { headers }: Talk): Promise<number> {
  return (await ask<{ responsePayload: number }>(`${origin}/api/v1/candidates/messages/unread-count`, headers)).responsePayload;
}
