import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Catcher {
  port: number;
  stop: () => Promise<void>;
}
const { catchMail } = (await import(new URL('./mail-catcher.mjs', import.meta.url).href)) as {
  catchMail: (folder: string) => Promise<Catcher>;
};

let folder: string;
let catcher: Catcher;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hirehq-mail-'));
  catcher = await catchMail(folder);
});
afterEach(async () => {
  await catcher.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends what is given, in these pieces, and answers all the server said once it has said goodbye. */
function converse(pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(catcher.port, '127.0.0.1');
    socket.setNoDelay(true);
    let said = '';
    let next = 0;
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      while (next < pieces.length) socket.write(pieces[next++] ?? '', 'latin1');
    });
    socket.on('end', () => resolve(said));
    socket.on('error', reject);
  });
}

const envelope = 'EHLO here\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<b@example.com>\r\nDATA\r\n';
const mails = () => readdirSync(folder).toSorted();

describe('catchMail', () => {
  it('ID-03 saves a mail unchanged, in a file named after its time', async () => {
    const said = await converse([`${envelope}Subject: One\r\n\r\nfirst line\r\n.\r\nQUIT\r\n`]);
    expect(said).toMatch(/^220 .*250 Saved\r\n221 Bye\r\n$/s);
    expect(mails()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/)]);
    expect(readFileSync(join(folder, mails()[0] ?? ''), 'utf8')).toBe('Subject: One\r\n\r\nfirst line\r\n');
  });

  it('ID-03 removes the dot that escapes a line, and does not end the mail there', async () => {
    await converse([`${envelope}Subject: Dots\r\n\r\n..\r\n..a\r\nb.\r\n.\r\nQUIT\r\n`]);
    expect(readFileSync(join(folder, mails()[0] ?? ''), 'utf8')).toBe('Subject: Dots\r\n\r\n.\r\n.a\r\nb.\r\n');
  });

  it('ID-03 accepts two mails on one connection that arrive in chunks', async () => {
    const whole = `${envelope}Subject: 1\r\n\r\none\r\n.\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<c@example.com>\r\nDATA\r\nSubject: 2\r\n\r\ntwo\r\n.\r\nQUIT\r\n`;
    await converse(whole.match(/[^]{1,7}/g) ?? []);
    expect(
      mails()
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .toSorted(),
    ).toEqual(['Subject: 1\r\n\r\none\r\n', 'Subject: 2\r\n\r\ntwo\r\n']);
  });
});
