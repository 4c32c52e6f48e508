import { createHmac, timingSafeEqual } from 'node:crypto';
import { FILE_KEY, type FileLinks } from './file-store.ts';

interface FileLinkOptions {
  secret: string;
  now?: () => Date;
}

/** Signs links to files and verifies them; the same for every kind of storage. */
export function createFileLinks({ secret, now = () => new Date() }: FileLinkOptions): FileLinks {
  const signature = (parts: readonly string[], grant: string | undefined) => {
    // JSON contains no line breaks, so the signed parts cannot be shifted to drop a grant.
    const signed = grant === undefined ? parts.join('\n') : JSON.stringify([...parts, grant]);
    return createHmac('sha256', secret).update(signed).digest('base64url');
  };

  return {
    link({ key, fileName, contentType, grant }, seconds) {
      const until = seconds === undefined ? '' : String(Math.ceil(now().getTime() / 1000) + seconds);
      const query = new URLSearchParams({
        name: fileName,
        type: contentType,
        until,
        ...(grant !== undefined && { grant }),
        signature: signature([key, fileName, contentType, until], grant),
      });
      return `/files/${key}?${query.toString()}`;
    },
    opened(key, query) {
      const [fileName = '', contentType = '', until = '', given = ''] = ['name', 'type', 'until', 'signature'].map(
        (name) => query.get(name) ?? '',
      );
      const grant = query.get('grant') ?? undefined;
      const expected = Buffer.from(signature([key, fileName, contentType, until], grant));
      const presented = Buffer.from(given);
      if (!FILE_KEY.test(key) || expected.length !== presented.length || !timingSafeEqual(expected, presented)) return undefined;
      const secondsLeft = until === '' ? undefined : Number(until) - Math.floor(now().getTime() / 1000);
      if (secondsLeft !== undefined && secondsLeft < 0) return undefined;
      return { key, fileName, contentType, secondsLeft, ...(grant !== undefined && { grant }) };
    },
  };
}
