import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchWhere, type safeFetch } from '../../../platform/net/safe-fetch.ts';
import { fetchLogo, fetchPage, MAX_LOGO_BYTES, type LogoVersion } from './fetch-logo.ts';
import { LogoError } from './logo-error.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } });
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script><rect width="64" height="64"/></svg>';

let server: Server;
let origin: string;
let sent: Record<string, Buffer>;
let bytesWritten = 0;

const responses: Record<string, RequestListener> = {
  '/html-as-png': (_request, response) => response.setHeader('content-type', 'image/png').end('<html>No picture.</html>'),
  '/svg': (_request, response) => response.setHeader('content-type', 'image/svg+xml').end(SVG),
  '/svg-as-png': (_request, response) => response.setHeader('content-type', 'image/png').end(SVG),
  '/huge': (_request, response) => response.writeHead(200, { 'content-length': String(50 * 1024 * 1024) }).flushHeaders(),
  '/endless': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) bytesWritten += 65_536;
    };
    response.on('drain', more);
    more();
  },
  '/slow': (_request, response) => void response.write(sent['/logo.png']?.subarray(0, 20)),
  '/silent': () => undefined,
  '/metadata': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/broken': (_request, response) => response.end(sent['/logo.png']?.subarray(0, 60)),
  '/moved': (_request, response) => response.writeHead(301, { location: '/logo.png' }).end(),
  '/versioned': (request, response) => {
    if (request.headers['if-none-match'] === '"a"') response.writeHead(304).end();
    else response.setHeader('etag', '"a"').end(sent['/logo.png']);
  },
};

beforeAll(async () => {
  sent = {
    '/logo.png': await picture(64, 48)
      .png()
      .withExif({ IFD0: { Copyright: 'Someone' } })
      .toBuffer(),
    '/wide.jpg': await picture(2000, 1000).flatten({ background: '#fff' }).jpeg().toBuffer(),
    '/still.gif': await picture(80, 80).gif().toBuffer(),
    '/picture.webp': await picture(64, 64).webp().toBuffer(),
    '/pixel.png': await picture(1, 1).png().toBuffer(),
    '/bomb.png': await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer(),
    '/trailing.png': Buffer.concat([await picture(64, 64).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  };
  server = createServer((request, response) => {
    const handle = responses[request.url ?? ''];
    const bytes = sent[request.url ?? ''];
    if (handle) handle(request, response);
    else if (bytes) response.end(bytes);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const UNKNOWN: LogoVersion = { etag: null, lastModified: null };
const fetched = (path: string, { allowPrivate = true, timeoutMs = 20_000, known = UNKNOWN } = {}) =>
  fetchLogo(origin + path, known, { owner: 'acme', allowPrivate, timeoutMs });
const refused = (path: string, options = {}) =>
  fetched(path, options).then(
    () => 'it was accepted',
    (error: unknown) => (error instanceof LogoError ? error.message : String(error)),
  );

test.each([
  ['/logo.png', 64, 48],
  ['/moved', 64, 48],
  ['/wide.jpg', 512, 256],
  ['/still.gif', 80, 80],
])('SV-09 the picture at %s becomes a PNG of %i × %i pixels without metadata', async (path, width, height) => {
  const found = await fetched(path);
  if (!found.changed) throw new Error('It has to be new.');
  const { format, exif, ...size } = await sharp(found.png).metadata();
  expect({ format, exif, ...size }).toMatchObject({ format: 'png', exif: undefined, width, height });
});

test('SV-09 what is behind a picture is not stored', async () => {
  const found = await fetched('/trailing.png');
  expect(found.changed && found.png.includes('script')).toBe(false);
});

test.each([
  ['/html-as-png', /not a PNG, JPEG or GIF/],
  ['/svg', /not a PNG, JPEG or GIF/],
  ['/svg-as-png', /not a PNG, JPEG or GIF/],
  ['/picture.webp', /not a PNG, JPEG or GIF/],
  ['/huge', /larger than 2 MB/],
  ['/endless', /larger than 2 MB/],
  ['/broken', /.+/],
  ['/bomb.png', /.+/],
  ['/pixel.png', /smaller than/],
  ['/nothing', /status 404/],
  ['/file', /Only http and https/],
])('SV-09 %s is no logo', async (path, why) => {
  const said = await refused(path);
  expect(said).toMatch(why);
  expect(said).not.toBe('it was accepted');
  expect(said).not.toContain('Error:');
});

test('SV-09 of a picture without end no more is read than the limit', async () => {
  bytesWritten = 0;
  await refused('/endless');
  // What is on its way in the buffers of both sides is not read.
  expect(bytesWritten).toBeLessThan(10 * MAX_LOGO_BYTES);
});

test.each(['/slow', '/silent'])('SV-09 %s ends at the time limit', async (path) => {
  expect(await refused(path, { timeoutMs: 300 })).toMatch(/It took longer/);
});

test('SV-09 neither the address nor what it redirects to may be private', async () => {
  expect(await refused('/logo.png', { allowPrivate: false })).toMatch(/not a public internet address/);
  const page = fetchPage(`${origin}/logo.png`, { allowPrivate: false });
  await expect(page).rejects.toThrow(/not a public internet address/);
});

test('SV-09 a picture or a page that redirects to a private address is not fetched', async () => {
  // As if this server had a public address.
  const send: typeof safeFetch = (address, options) => fetchWhere((each) => each === '127.0.0.1', address, options);
  const options = { owner: 'acme', allowPrivate: false, send };
  await expect(fetchLogo(`${origin}/metadata`, UNKNOWN, options)).rejects.toThrow(/not a public internet address/);
  await expect(fetchPage(`${origin}/metadata`, options)).rejects.toThrow(/not a public internet address/);
  expect((await fetchLogo(`${origin}/moved`, UNKNOWN, options)).changed).toBe(true);
});

test('SV-09 an unchanged picture is not sent again', async () => {
  expect(await fetched('/versioned')).toMatchObject({ changed: true, version: { etag: '"a"', lastModified: null } });
  expect(await fetched('/versioned', { known: { etag: '"a"', lastModified: null } })).toEqual({ changed: false });
});
