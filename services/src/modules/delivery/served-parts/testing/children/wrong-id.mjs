// Replies to what it was not asked.
import { stdin, stdout } from 'node:process';

const text = JSON.stringify({ id: 77, done: '{}' });
const head = Buffer.alloc(4);
head.writeUInt32BE(text.length);
stdin.once('data', () => stdout.write(Buffer.concat([head, Buffer.from(text)])));
