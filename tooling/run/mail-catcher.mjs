import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const LARGEST = 5 * 1024 * 1024;

function keep(folder, message) {
  mkdirSync(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
  // Written atomically, so that a watcher of the folder never sees an incomplete mail.
  writeFileSync(join(folder, `.${name}`), message, { mode: 0o600 });
  renameSync(join(folder, `.${name}`), join(folder, name));
}

function converse(socket, folder) {
  let received = Buffer.alloc(0);
  let inMessage = false;
  const say = (line) => socket.write(`${line}\r\n`);

  function command(line) {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') say(`250-localhost\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 SIZE ${LARGEST}`);
    else if (verb === 'DATA') {
      inMessage = true;
      say('354 Send the message');
    } else if (verb === 'QUIT') {
      say('221 Bye');
      socket.end();
    } else say(['HELO', 'MAIL', 'RCPT', 'RSET', 'NOOP'].includes(verb) ? '250 OK' : '502 Not implemented');
  }

  function message(raw) {
    // RFC 5321, 4.5.2: a line that starts with a dot is sent with an additional dot.
    const text = raw.toString('latin1').replaceAll(/^\./gm, '');
    keep(folder, Buffer.from(text, 'latin1'));
    inMessage = false;
    say('250 Saved');
  }

  /** Takes the next complete command or message from the received data. */
  function next() {
    const end = inMessage ? '\r\n.\r\n' : '\r\n';
    const whole = inMessage && received.subarray(0, 3).equals(Buffer.from('.\r\n'));
    const at = whole ? 0 : received.indexOf(end);
    if (at < 0) return false;
    const taken = received.subarray(0, at);
    received = received.subarray(whole ? 3 : at + end.length);
    if (inMessage) message(Buffer.concat([taken, Buffer.from('\r\n')]));
    else command(taken.toString('latin1'));
    return true;
  }

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    if (received.length > LARGEST) socket.destroy();
    while (!socket.destroyed && next());
  });
  socket.on('error', () => socket.destroy());
  say('220 localhost hireHQ mail catcher');
}

/**
 * A local SMTP server that delivers nothing: each mail becomes a file in `folder`.
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export function catchMail(folder) {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, folder);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: server.address().port,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      }),
    );
  });
}
