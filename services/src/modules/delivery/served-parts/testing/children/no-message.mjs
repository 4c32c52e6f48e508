// Writes what is no message.
import { stdin, stdout } from 'node:process';

stdin.once('data', () => stdout.write(Buffer.from([0, 0, 0, 2, 0x7b, 0x7b])));
