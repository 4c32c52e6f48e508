import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { chosenAddress, fetchWhere, safeFetch, type SafeFetchOptions } from './safe-fetch.ts';

let server: Server;
let origin: string;
let asked: { url: string | undefined; method: string | undefined; authorization: string | undefined; body: string }[] = [];
const responses: Record<string, RequestListener> = {
  '/plain': (_request, response) => response.setHeader('etag', '"a"').end('hello'),
  '/gzip': (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('hello')),
  '/deflate': (_request, response) => response.setHeader('content-encoding', 'deflate').end(deflateSync('hello')),
  '/br': (_request, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('hello')),
  '/bomb': (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(20_000_000))),
  '/odd': (_request, response) => response.setHeader('content-encoding', 'compress').end('hello'),
  '/false-gzip': (_request, response) => response.setHeader('content-encoding', 'gzip').end('hello'),
  '/endless': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/silent': () => undefined,
  '/dripping': (_request, response) => void response.write('a'),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('a', () => response.destroy());
  },
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/there': (_request, response) => response.writeHead(302, { location: '/plain' }).end(),
  '/elsewhere': (_request, response) =>
    response.writeHead(302, { location: `http://localhost:${(server.address() as AddressInfo).port}/plain` }).end(),
  '/metadata': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/keep': (_request, response) => response.writeHead(307, { location: '/plain' }).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, method: request.method, authorization: request.headers.authorization, body });
      const handle = responses[request.url ?? ''];
      if (handle) handle(request, response);
      else response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const LOCAL: SafeFetchOptions = { timeoutMs: 10_000, maxBytes: 1_000_000, allowPrivate: true };
async function fetchText(path: string, options: Partial<SafeFetchOptions> = {}) {
  asked = [];
  const { body, ...response } = await safeFetch(origin + path, { ...LOCAL, ...options });
  const pieces: Buffer[] = [];
  for await (const piece of body as AsyncIterable<Buffer>) pieces.push(piece);
  return { ...response, text: Buffer.concat(pieces).toString() };
}
const failureOf = (path: string, options: Partial<SafeFetchOptions> = {}) =>
  fetchText(path, options).then(
    () => 'none',
    (error: { failure?: string; message: string }) => error.failure ?? error.message,
  );

test.each(['/plain', '/gzip', '/deflate', '/br', '/there'])('SV-09 %s is read', async (path) => {
  expect(await fetchText(path)).toMatchObject({ status: 200, text: 'hello' });
});

test('SV-09 any status is a response, including headers', async () => {
  expect(await fetchText('/nowhere')).toMatchObject({ status: 404, text: '' });
  expect((await fetchText('/plain')).headers.etag).toBe('"a"');
});

test.each([
  ['/bomb', 'TOO_LARGE'],
  ['/endless', 'TOO_LARGE'],
  ['/odd', 'ENCODING'],
  ['/false-gzip', 'ENCODING'],
  ['/cut', 'UNREACHABLE'],
  ['/loop', 'REDIRECTS'],
  ['/file', 'ADDRESS'],
])('SV-09 %s ends with %s', async (path, failure) => {
  expect(await failureOf(path)).toBe(failure);
});

test.each(['/silent', '/dripping'])('SV-09 %s ends at the time limit, including the body', async (path) => {
  expect(await failureOf(path, { timeoutMs: 300 })).toBe('TIMEOUT');
});

test('SV-09 no connection is made to a private address', async () => {
  expect(await failureOf('/plain', { allowPrivate: false })).toBe('REFUSED');
  expect(asked).toEqual([]);
});

test.each([
  'http://localhost/',
  'http://127.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0.0.0.0/',
])('SV-09 %s is refused however it is written', async (url) => {
  await expect(safeFetch(url, { ...LOCAL, allowPrivate: false })).rejects.toMatchObject({ failure: 'REFUSED' });
});

test.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'data:text/plain,x',
  'javascript:1',
  'x',
  '',
  'http://user:secret@example.com/',
])('SV-09 %j is not a URL to fetch', async (url) => {
  await expect(safeFetch(url, LOCAL)).rejects.toMatchObject({ failure: 'ADDRESS' });
});

test('SV-09 the target of a redirect is checked like the first URL', async () => {
  const onlyThisServer = (address: string) => address === '127.0.0.1';
  await expect(fetchWhere(onlyThisServer, `${origin}/metadata`, LOCAL)).rejects.toMatchObject({ failure: 'REFUSED' });
});

test('SV-09 a redirect to another origin drops credentials', async () => {
  await fetchText('/elsewhere', { headers: { Authorization: 'Bearer x' } });
  expect(asked.map(({ url, authorization }) => [url, authorization])).toEqual([
    ['/elsewhere', 'Bearer x'],
    ['/plain', undefined],
  ]);
});

test('SV-09 a request with a body is not redirected by default', async () => {
  expect(await fetchText('/keep', { method: 'POST', body: 'x' })).toMatchObject({ status: 307 });
  expect(await fetchText('/keep', { method: 'POST', body: 'x', maxRedirects: 1 })).toMatchObject({ status: 200 });
  expect(asked.at(-1)).toMatchObject({ url: '/plain', method: 'POST', body: 'x' });
});

test.each([
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '127.0.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::',
  'fe80::1',
  'fc00::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '1000::1',
  '4000::1',
  'nonsense',
])('SV-09 %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('SV-09 %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  [['8.8.8.8', '2606:4700::1111'], '8.8.8.8'],
  [['2606:4700::1111'], '2606:4700::1111'],
])('SV-09 a host with the addresses %j is connected to at %s', (addresses, chosen) => {
  expect(chosenAddress('names.example', addresses, isPublicAddress)).toBe(chosen);
});

test.each([
  [['8.8.8.8', '10.0.0.1'], 'REFUSED'],
  [['10.0.0.1', '8.8.8.8'], 'REFUSED'],
  [['8.8.8.8', '::1'], 'REFUSED'],
  [[], 'UNREACHABLE'],
])('SV-09 a host with the addresses %j is not connected to: %s', (addresses, code) => {
  expect(() => chosenAddress('names.example', addresses, isPublicAddress)).toThrow(expect.objectContaining({ failure: code }));
});
