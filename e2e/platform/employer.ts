import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type APIRequestContext } from '@playwright/test';
import { command } from './command.ts';
import { searchJobs } from './jobs.ts';

/** An employer of the demo data: what an applicant-tracking system does, by HTTP alone. */
export interface Employer {
  name: string;
  /** Calls `employer/v1`; returns the payload. */
  call<Payload>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Payload>;
  /** The same with a multipart body of one JSON part. */
  send<Payload>(path: string, part: string, body: unknown): Promise<Payload>;
}

interface EmployerKey {
  name: string;
  key: string;
}

/** By data folder: a key is made once in each worker. */
const keys = new Map<string, Promise<EmployerKey>>();

async function createDemoKey(request: APIRequestContext, data: string): Promise<EmployerKey> {
  const [job] = await searchJobs(request, {});
  if (!job) throw new Error('the demo data have no job');
  return createKey(job.enterprise, data);
}

/** Makes a key as the operator does. */
async function createKey(
  { id, establishmentName: name }: { id: string; establishmentName: string },
  data?: string,
): Promise<EmployerKey> {
  const said = await command('employer-key', [id, '--all-scopes'], data);
  const key = /^hq_\S+$/m.exec(said)?.[0];
  if (!key) throw new Error(`no key in: ${said}`);
  return { name, key };
}

/** An employer with a key, on the data of a platform: the shared one by default. */
export async function employerAtWork(request: APIRequestContext, data = process.env['HIREHQ_E2E_DATA']): Promise<Employer> {
  if (!data) throw new Error('the data of a deployed platform are not at hand');
  const created = keys.get(data) ?? createDemoKey(request, data);
  keys.set(data, created);
  return employerClient(request, await created);
}

/** The same of a certain employer of the shared platform, with a key of its own. */
export const employerWithKey = async (
  request: APIRequestContext,
  enterprise: { id: string; establishmentName: string },
): Promise<Employer> => employerClient(request, await createKey(enterprise));

function employerClient(request: APIRequestContext, { name, key }: EmployerKey): Employer {
  const headers = () => ({ authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() });
  const payload = async <Payload>(response: Awaited<ReturnType<APIRequestContext['fetch']>>): Promise<Payload> => {
    expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true);
    return ((await response.json()) as { responsePayload: Payload }).responsePayload;
  };
  return {
    name,
    call: async (method, path, body) =>
      payload(
        await request.fetch(`/employer/v1/${path}`, { method, headers: headers(), ...(body !== undefined && { data: body }) }),
      ),
    send: async (path, part, body) =>
      payload(await request.post(`/employer/v1/${path}`, { headers: headers(), multipart: { [part]: JSON.stringify(body) } })),
  };
}

export interface ReceivedHook {
  topic: string;
  data: Record<string, unknown>;
}

/** An endpoint for webhooks that keeps what is signed with its secret and refuses the rest, by the rules of Standard Webhooks. */
export async function webhookReceiver() {
  const received: ReceivedHook[] = [];
  let secret = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = request.headers;
      const mac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
        .update(`${String(id)}.${String(at)}.${body}`)
        .digest('base64');
      const isOurs = String(signatures).split(' ').includes(`v1,${mac}`);
      if (isOurs) {
        const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> };
        received.push({ topic: type, data });
      }
      response.writeHead(isOurs ? 204 : 401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    trust: (shared: string) => (secret = shared),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
