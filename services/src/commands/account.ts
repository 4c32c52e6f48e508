import { createInterface } from 'node:readline';
import { changeAccountAsOperator, rotateKeys, type OperatorOrder } from '../modules/identity/index.ts';
import { readConfig } from '../platform/config.ts';
import { fail, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run account -- EMAIL --active | --inactive | --require-new-password | --set-password
       npm run account -- --rotate-keys
--set-password reads the password from the standard input.
`;
const ANSWERS = {
  'no-account': 'There is no account with this email.',
  passwordWeak: 'The password needs at least 8 characters, with a letter and a number or symbol.',
  passwordCommon: 'The password is easy to guess.',
  passwordPersonal: 'The password has the name or the email in it.',
  passwordLong: 'The password has more than 128 characters.',
} as const;

/** One line of the standard input; not an argument, which other users of the machine could read. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('New password (it is shown as you type): ');
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    active: { type: 'boolean', default: false },
    inactive: { type: 'boolean', default: false },
    'require-new-password': { type: 'boolean', default: false },
    'set-password': { type: 'boolean', default: false },
    'rotate-keys': { type: 'boolean', default: false },
  },
});
const [email] = positionals;
const wishes = Object.entries(values).flatMap(([name, isWished]) => (isWished ? [name] : []));
const [wish] = wishes;
if (wishes.length !== 1 || positionals.length !== (wish === 'rotate-keys' ? 0 : 1)) fail(USAGE);

const ORDERS: Readonly<Record<string, () => Promise<OperatorOrder>>> = {
  active: async () => ({ do: 'activate' }),
  inactive: async () => ({ do: 'deactivate' }),
  'require-new-password': async () => ({ do: 'require-new-password' }),
  'set-password': async () => ({ do: 'set-password', password: await readPassword() }),
};
const order = await ORDERS[wish ?? '']?.();

await withDatabase(readConfig(process.env), async ({ db }) => {
  if (order && email !== undefined) {
    const outcome = await changeAccountAsOperator(db, email, order);
    if (outcome.ok) process.stdout.write(`Done: ${email}, ${wish}.\n`);
    else {
      process.stderr.write(`${ANSWERS[outcome.reason]}\n`);
      process.exitCode = 1;
    }
  } else {
    await rotateKeys(db);
    process.stdout.write('Done: there is a new signing key. A running provider signs with it within a minute.\n');
  }
});
