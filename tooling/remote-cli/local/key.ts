import { join } from 'node:path';
import { textOption, type Command } from '../command.ts';
import { KEY_FILE, makeKey, publicHalf } from '../platform/signing-key.ts';

export const key: Command = {
  summary: 'makes the key that signs releases, and prints the half that the operator registers',
  usage: `key [--out ${KEY_FILE}]`,
  options: { out: { type: 'string' } },
  async run(given, { cwd, say }) {
    const file = textOption(given, 'out') ?? KEY_FILE;
    const made = await makeKey(join(cwd, file));
    say(
      made.isNew
        ? `The private key is in ${file}. Keep it secret, and out of the repository.`
        : `${file} is there; this is its public half.`,
    );
    const half = publicHalf(made.key);
    return { value: half, lines: [JSON.stringify(half)] };
  },
};
