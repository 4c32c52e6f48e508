import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '@hirehq/shared-contracts/backoff';
import {
  DELIVERY_BASE,
  DELIVERY_CALLS,
  type DeliveryCall,
  type DeliveryInput,
  type DeliveryKey,
  type DeliveryResponse,
} from '@hirehq/shared-contracts/delivery';
import type { ErrorBody } from '@hirehq/shared-contracts/error-codes';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { pathOf, queryOf } from '@hirehq/shared-contracts/rest/request';
import { CommandFailure, EXIT } from '../command.ts';
import type { PlatformAccess } from '../settings.ts';

/** Sends a call of the table by its key; returns what it responds with, throws CommandFailure. */
export type Platform = <K extends DeliveryKey>(key: K, input: DeliveryInput<K>) => Promise<DeliveryResponse<K>>;

const RETRIES = { baseMs: 500, capMs: 10_000, attempts: 6 };
const LONGEST_WAIT_MS = 60_000;

/** Statuses with which nothing was decided: the same request may succeed a moment later. */
const TEMPORARY = new Set([429, 502, 503, 504, 507]);

interface AnyInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  files?: Readonly<Record<string, Blob>>;
}

function formOf(files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file, name);
  return form;
}

function requestOf({ method }: DeliveryCall, { body, files }: AnyInput, teamKey: string): RequestInit {
  const headers: Record<string, string> = { authorization: `Bearer ${teamKey}` };
  if (files) return { method, headers, body: formOf(files) };
  if (body === undefined) return { method, headers };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** What to do about a refusal whose message is for every kind of key. */
const ADVICE: Readonly<Record<string, string>> = {
  KEY_REFUSED: 'Set HIREHQ_TEAM_KEY to a valid key of your team. The operator of the platform makes one: npm run team-key.',
};

/** The words of a refusal: what the platform says, what to do, and each field and broken use it names. */
function refusalOf(status: number, body: Partial<ErrorBody>): CommandFailure {
  const { errorCode = `HTTP ${status}`, errorMessage = 'The platform did not say why.', fields = {}, breaks = [] } = body;
  const lines = [
    `${errorCode}: ${errorMessage}`,
    ...(ADVICE[errorCode] === undefined ? [] : [ADVICE[errorCode]]),
    ...Object.entries(fields).map(([field, mistake]) => `  ${field}: ${mistake}`),
    ...breaks.map(({ consumer, missing, use }) => `  ${consumer}: ${missing} (it ${use.replace(/^it /, '')})`),
    ...(body.traceId ? [`  trace ${body.traceId}`] : []),
  ];
  const exitCode = TEMPORARY.has(status) || status >= 500 ? EXIT.unreachable : EXIT.refused;
  return new CommandFailure(lines.join('\n'), exitCode, { ...body, status });
}

interface Answer {
  status: number;
  body: unknown;
  retryAfterMs: number | undefined;
}

async function send(url: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...request, redirect: 'error' });
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    status: response.status,
    body: await response.json().catch(() => undefined),
    retryAfterMs: Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : undefined,
  };
}

const isTemporary = ({ status, body }: Answer) =>
  TEMPORARY.has(status) || (isRecord(body) && body['errorCode'] === 'REQUEST_IN_PROGRESS');

/**
 * A client of the platform. A request without a decision is sent again: every call of the table has the same result if it is
 * repeated.
 */
export function connect(
  { origin, teamKey }: PlatformAccess,
  say: (line: string) => void,
  wait: (ms: number) => Promise<unknown> = sleep,
): Platform {
  async function decided(url: string, request: RequestInit): Promise<Answer> {
    for (let failures = 1; ; failures += 1) {
      const isLast = failures >= RETRIES.attempts;
      const answer = await send(url, request).catch((error: unknown) => {
        if (!isLast) return undefined;
        const { message: why } = error instanceof Error && error.cause instanceof Error ? error.cause : new Error(String(error));
        throw new CommandFailure(`Nothing answers at ${origin}: ${why}`, EXIT.unreachable);
      });
      if (answer && (isLast || !isTemporary(answer))) return answer;
      const ms = answer?.retryAfterMs ?? backoffMs(RETRIES, failures);
      say(`  ${answer ? `the platform is busy (${answer.status})` : `nothing answers at ${origin}`}; trying again`);
      await wait(ms);
    }
  }

  return async (key, given) => {
    const call: DeliveryCall = DELIVERY_CALLS[key];
    const input = given as AnyInput;
    const url = `${origin}${DELIVERY_BASE}/${pathOf(call.path, input.params)}${queryOf(input.query)}`;
    const { status, body } = await decided(url, requestOf(call, input, teamKey));
    if (status < 200 || status >= 300) throw refusalOf(status, isRecord(body) ? body : {});
    const response = call.response.safeParse(isRecord(body) ? body['responsePayload'] : undefined);
    if (!response.success)
      throw new CommandFailure(
        `${origin} responds to ${key} in a form that this version of hirehq-remote does not know. Is it a hireHQ platform? Update @hirehq/remote-cli.`,
      );
    return response.data as DeliveryResponse<typeof key>;
  };
}
