import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { changeAccountAsOperator, rotateKeys, type OperatorOrder } from '../modules/identity/index.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const USAGE = `Usage: npm run account -- EMAIL --active | --inactive | --require-new-password | --set-password
       npm run account -- --rotate-keys
--set-password reads the password from standard input.
`;
const ANSWERS = {
  'no-account': 'There is no account with this email.',
  passwordWeak: 'The password must have at least 8 characters, with a letter and a number or symbol.',
  passwordCommon: 'The password is too easy to guess.',
  passwordPersonal: 'The password must not contain the name or the email.',
  passwordLong: 'The password must have at most 128 characters.',
} as const;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        active: { type: 'boolean', default: false },
        inactive: { type: 'boolean', default: false },
        'require-new-password': { type: 'boolean', default: false },
        'set-password': { type: 'boolean', default: false },
        'rotate-keys': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** Reads one line of standard input; not an argument, which other users of the machine could see. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('New password (visible as you type): ');
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

const { positionals, values } = readArguments();
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

const { db, close } = await openDatabase(readConfig(process.env)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
try {
  if (order && email !== undefined) {
    const outcome = await changeAccountAsOperator(db, email, order);
    if (outcome.ok) process.stdout.write(`Done: ${email}, ${wish}.\n`);
    else {
      process.stderr.write(`${ANSWERS[outcome.reason]}\n`);
      process.exitCode = 1;
    }
  } else {
    await rotateKeys(db);
    process.stdout.write('Done. A new signing key was created; running providers use it within a minute.\n');
  }
} finally {
  await close();
}
