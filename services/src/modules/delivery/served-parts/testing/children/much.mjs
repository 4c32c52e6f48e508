// Announces a message of 1 GB, and writes as much as is taken.
import { stdin, stdout } from 'node:process';

const head = Buffer.alloc(4);
head.writeUInt32BE(1e9);
const write = () => stdout.write(Buffer.alloc(1e6), write);
stdin.once('data', () => stdout.write(head, write));
