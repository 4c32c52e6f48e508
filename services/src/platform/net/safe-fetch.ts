import { lookup as lookupHost } from 'node:dns/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';
import { limitBytes, unpackedBody } from './unpacked-body.ts';

export interface SafeFetchOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** For everything: names, connection, redirects and the body's last byte. */
  timeoutMs: number;
  /** Of the body, unpacked. */
  maxBytes: number;
  /** Private and loopback addresses too: Config.fetchPrivate, never a caller's wish. */
  allowPrivate?: boolean;
  /** Redirects followed; by default 5 for GET and HEAD, none for what sends a body. */
  maxRedirects?: number;
}

export interface SafeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Where it came from, after redirects. */
  url: string;
  /** Unpacked; fails with FetchError past the limits. Read it to its end or destroy it. */
  body: Readable;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);
const RESOLVE_MS = 10_000;

/** Parses an address that may be fetched at all: http or https, without user and password. */
function checkedUrl(text: string): URL {
  if (!URL.canParse(text)) throw new FetchError('ADDRESS', `'${text.slice(0, 200)}' is no address.`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchError('ADDRESS', `Only http and https addresses can be fetched, not ${url.protocol.slice(0, 20)}`);
  if (url.username || url.password)
    throw new FetchError('ADDRESS', 'An address with a user name or password in it is not fetched.');
  return url;
}

type MayConnect = (address: string) => boolean;

/** The one address to connect to: resolved once, so that a name cannot point elsewhere between check and connection. */
async function addressOf(url: URL, mayConnect: MayConnect, signal: AbortSignal): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolved(host, signal);
  // One private address among public ones is somebody's trick: the whole name is refused.
  if (!addresses.every((each) => mayConnect(each)))
    throw new FetchError('REFUSED', `${url.hostname} is not an address of the public internet.`);
  const [first] = addresses;
  if (!first) throw new FetchError('UNREACHABLE', `${url.hostname} has no address.`);
  return first;
}

async function resolved(host: string, signal: AbortSignal): Promise<string[]> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(RESOLVE_MS)]);
  try {
    const found = await Promise.race([
      lookupHost(host, { all: true }),
      new Promise<never>((_, reject) =>
        late.addEventListener('abort', () => reject(new Error('it took too long')), { once: true }),
      ),
    ]);
    return found.map(({ address }) => address);
  } catch (error) {
    throw new FetchError('UNREACHABLE', `The name ${host} cannot be resolved.`, { cause: error });
  }
}

interface Step {
  url: URL;
  method: NonNullable<SafeFetchOptions['method']>;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

function send(step: Step, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, method, body } = step;
  const family = isIP(address);
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method,
        lookup,
        signal,
        // A connection of its own: one kept alive might lead to an address checked for another name.
        agent: false,
        headers: {
          'user-agent': 'hireHQ',
          accept: '*/*',
          'accept-encoding': 'gzip, deflate, br',
          ...step.headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      resolve,
    );
    request.on('error', reject);
    request.end(body);
  });
}

function redirected(step: Step, location: string, status: number): Step {
  if (!URL.canParse(location, step.url.href)) throw new FetchError('REDIRECTS', 'It redirects to what is no address.');
  const url = checkedUrl(new URL(location, step.url).href);
  const sameOrigin = url.origin === step.url.origin;
  const keepsBody = status === 307 || status === 308;
  return {
    url,
    method: keepsBody || step.method === 'HEAD' ? step.method : 'GET',
    body: keepsBody ? step.body : undefined,
    headers: sameOrigin
      ? step.headers
      : Object.fromEntries(Object.entries(step.headers).filter(([name]) => !SECRET_HEADERS.has(name.toLowerCase()))),
  };
}

/**
 * Fetches an address that somebody else chose, without becoming their way into our network. Answers whatever status comes;
 * throws FetchError when there is no answer, or none that may be taken.
 */
export const safeFetch = (address: string, options: SafeFetchOptions): Promise<SafeAnswer> =>
  fetchWhere(options.allowPrivate ? () => true : isPublicAddress, address, options);

/** `safeFetch` with another rule of which addresses may be connected to. */
export async function fetchWhere(mayConnect: MayConnect, address: string, options: SafeFetchOptions): Promise<SafeAnswer> {
  const { method = 'GET', headers = {}, body, timeoutMs, maxBytes } = options;
  const maxRedirects = options.maxRedirects ?? (method === 'GET' || method === 'HEAD' ? MAX_REDIRECTS : 0);
  const signal = AbortSignal.timeout(timeoutMs);
  const late = () => new FetchError('TIMEOUT', `It took longer than ${Math.ceil(timeoutMs / 1000)} seconds.`);
  let step: Step = { url: checkedUrl(address), method, headers: { ...headers }, body };
  for (let redirects = 0; ; redirects++) {
    let answer: IncomingMessage;
    try {
      answer = await send(step, await addressOf(step.url, mayConnect, signal), signal);
    } catch (error) {
      if (signal.aborted) throw late();
      if (error instanceof FetchError) throw error;
      throw new FetchError('UNREACHABLE', `${step.url.host} cannot be reached (${codeOf(error)}).`, { cause: error });
    }
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (REDIRECTS.has(status) && location !== undefined && maxRedirects > 0) {
      answer.destroy();
      if (redirects >= maxRedirects) throw new FetchError('REDIRECTS', `It redirects more than ${maxRedirects} times.`);
      step = redirected(step, location, status);
      continue;
    }
    return {
      status,
      headers: answer.headers,
      url: step.url.href,
      body: bodyOf(answer, maxBytes, () => (signal.aborted ? late() : undefined)),
    };
  }
}

function bodyOf(answer: IncomingMessage, maxBytes: number, lateness: () => FetchError | undefined): Readable {
  const limit = limitBytes(maxBytes);
  const unpack = unpackedBody(answer.headers['content-encoding']);
  // `pipeline` hands a failure on to the last stream, where the reader meets it.
  const onEnd = (error: Error | null | undefined) => {
    if (error && !limit.destroyed) limit.destroy(error);
  };
  const source = answer.on('error', (error: Error) => limit.destroy(lateness() ?? brokenOff(error)));
  if (unpack) {
    unpack.on('error', (error: Error) => limit.destroy(lateness() ?? packedWrong(error)));
    pipeline(source, unpack, limit, onEnd);
  } else pipeline(source, limit, onEnd);
  return limit;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no answer';
const brokenOff = (error: Error) => new FetchError('UNREACHABLE', 'The answer broke off.', { cause: error });
const packedWrong = (error: Error) => new FetchError('ENCODING', 'The answer is not packed as it says.', { cause: error });
