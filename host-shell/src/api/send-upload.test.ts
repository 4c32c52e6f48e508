import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendUpload } from './send-upload.ts';

/** The steps of an upload in a browser. */
class ScriptedRequest extends EventTarget {
  static last: ScriptedRequest;
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  constructor() {
    super();
    ScriptedRequest.last = this;
  }
  open(...target: string[]) {
    this.sent.push(target.join(' '));
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => 'application/json';
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  goOut(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  respond(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', ScriptedRequest));
afterEach(() => vi.unstubAllGlobals());

const body = new FormData();
const send = (signal?: AbortSignal, onProgress: (sent: number, total: number) => void = () => {}) =>
  sendUpload({ url: '/resume', method: 'POST', headers: { 'accept-language': 'es' }, body, signal, onProgress });

test('an upload reports its progress and returns the server’s response', async () => {
  const progress: [number, number][] = [];
  const upload = send(undefined, (sent, total) => progress.push([sent, total]));
  const request = ScriptedRequest.last;
  expect([request.sent, request.headers]).toEqual([['POST /resume', body], { 'accept-language': 'es' }]);
  request.goOut(40, 100);
  request.goOut(100, 100);
  request.respond(413, '{"errorCode":"FILE_TOO_LARGE"}');
  const response = await upload;
  expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
    413,
    'application/json',
    { errorCode: 'FILE_TOO_LARGE' },
  ]);
  expect(progress).toEqual([
    [40, 100],
    [100, 100],
  ]);
});

test('a cancelled upload ends with AbortError, before it starts too', async () => {
  const cancelled = new AbortController();
  const upload = send(cancelled.signal);
  cancelled.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});

test('an upload without a response ends with TypeError', async () => {
  const upload = send();
  ScriptedRequest.last.dispatchEvent(new Event('error'));
  await expect(upload).rejects.toBeInstanceOf(TypeError);
});
