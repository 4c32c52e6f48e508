import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createSmtpTransport } from './mail-transport.ts';

/** Speaks as much SMTP as one mail needs. */
async function catcher(responseToData: string) {
  let heard = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.setEncoding('utf8').write('220 here\r\n');
    socket.on('data', (chunk: string) => {
      heard += chunk;
      if (inData) {
        if (!chunk.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write(responseToData);
      } else if (/^DATA/i.test(chunk)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(chunk)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard, close: () => server.close() };
}

const SENDER = { from: 'hireHQ <no-reply@example.com>', domain: 'example.com' };
const MAIL = {
  id: '7b0c2f6e-0000-4000-8000-000000000001',
  to: 'ada@example.net',
  subject: 'Hello',
  text: 'A text.',
  html: '<p>A text.</p>',
  attempts: 1,
  createdAt: new Date(),
};

test('ID-03 a mail is sent to the configured server, to one recipient, as text and HTML', async () => {
  const server = await catcher('250 queued\r\n');
  try {
    await createSmtpTransport(server.url, SENDER)(MAIL);
    const heard = server.heard();
    expect(heard).toContain('MAIL FROM:<no-reply@example.com>');
    expect(heard.match(/RCPT TO:<[^>]*>/g)).toEqual(['RCPT TO:<ada@example.net>']);
    expect(heard).toContain(`Message-ID: <${MAIL.id}@example.com>`);
    expect(heard).toContain('multipart/alternative');
  } finally {
    server.close();
  }
});

test('ID-03 sending fails with the code of a server that refuses the mail', async () => {
  const server = await catcher('451 later\r\n');
  try {
    await expect(createSmtpTransport(server.url, SENDER)(MAIL)).rejects.toMatchObject({ responseCode: 451 });
  } finally {
    server.close();
  }
});

test('JB-22 an optional mail has unsubscribe headers, with one click too (RFC 8058); others do not', async () => {
  const unsubscribeUrl = `https://jobs.example.com/public/api/v1/alerts/unsubscribe/${'t'.repeat(90)}`;
  const server = await catcher('250 queued\r\n');
  try {
    await createSmtpTransport(server.url, SENDER)({ ...MAIL, unsubscribeUrl });
    expect(server.heard().replaceAll(/\r\n[ \t]+/g, ' ')).toContain(
      `List-Unsubscribe: <${unsubscribeUrl}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`,
    );
    await createSmtpTransport(server.url, SENDER)(MAIL);
    expect(server.heard().match(/List-Unsubscribe:/g)).toHaveLength(1);
  } finally {
    server.close();
  }
});
