import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
// The same password typed on different keyboards may differ in its code points.
const messageOf = (password: string) => password.normalize('NFKC');

/** Hashes a password to a PHC string, which contains salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const tag = await derive('argon2id', { message: messageOf(password), nonce: salt, tagLength: TAG_LENGTH, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(salt)}$${encode(tag)}`;
}

let decoy: Promise<string> | undefined;

/** Without a hash (no such account) it does the same work, so that the response time reveals nothing. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(SALT_LENGTH).toString('hex'));
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash ?? (await decoy)) ?? [];
  const expected = Buffer.from(tag, 'base64');
  if (expected.length === 0) return false;
  const actual = await derive('argon2id', {
    message: messageOf(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected) && hash !== undefined;
}
