import { VIDEO_UPLOADS } from '@hirehq/shared-contracts/video-upload';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { TUS_CONTENT, TUS_VERSION } from '../tus-headers.ts';

type Headers = Readonly<Record<string, string>>;

interface Announced {
  fileName?: string;
  contentType?: string;
  size: number;
}

export const metadata = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** The requests of tus, sent by a device with these headers. */
export function tusClient({ app }: TestApp, who: Headers) {
  const send = (method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE', url: string, headers: Headers, payload?: Buffer) =>
    app.inject({ method, url, headers: { 'tus-resumable': TUS_VERSION, ...who, ...headers }, ...(payload && { payload }) });

  const start = ({ fileName = 'pitch.webm', contentType = 'video/webm', size }: Announced) =>
    send('POST', VIDEO_UPLOADS, {
      'upload-length': String(size),
      'upload-metadata': metadata({ filename: fileName, filetype: contentType }),
    });
  const patch = (url: string, offset: number, bytes: Buffer) =>
    send('PATCH', url, { 'upload-offset': String(offset), 'content-type': TUS_CONTENT }, bytes);

  return {
    send,
    start,
    patch,
    head: (url: string) => send('HEAD', url, {}),
    remove: (url: string) => send('DELETE', url, {}),
    part: (url: string, part: string, bytes: Buffer, fileName: string) =>
      send(
        'POST',
        `${url}/${part}`,
        {
          'upload-length': String(bytes.length),
          'upload-metadata': metadata({ filename: fileName }),
          'content-type': TUS_CONTENT,
        },
        bytes,
      ),
    /** Uploads a complete video; returns its address. */
    async upload(bytes: Buffer, announced: Omit<Announced, 'size'> = {}): Promise<string> {
      const { headers } = await start({ ...announced, size: bytes.length });
      const url = String(headers.location);
      await patch(url, 0, bytes);
      return url;
    },
  };
}
