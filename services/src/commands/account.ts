import { ROLES, type Role } from '@hirehq/shared-contracts/session';
import { createInterface } from 'node:readline';
import { changeAccountAsOperator, rotateKeys, type OperatorOrder } from '../modules/sign-in/identity/index.ts';
import { commandConfig, fail, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run account -- EMAIL --active | --inactive | --require-new-password | --set-password
       npm run account -- EMAIL --give-role ROLE | --take-role ROLE
       npm run account -- --rotate-keys
--set-password reads the password from standard input. Roles: ${ROLES.join(', ')}.
`;
const ANSWERS = {
  'no-account': 'There is no account with this email.',
  passwordWeak: 'The password must have at least 8 characters, with a letter and a number or symbol.',
  passwordCommon: 'The password is too easy to guess.',
  passwordPersonal: 'The password must not contain the name or the email.',
  passwordLong: 'The password must have at most 128 characters.',
} as const;

/** Reads one line of standard input; not an argument, which other users of the machine could see. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('New password (visible as you type): ');
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
    'give-role': { type: 'string' },
    'take-role': { type: 'string' },
    'rotate-keys': { type: 'boolean', default: false },
  },
});
const [email] = positionals;
const wishes = Object.entries(values).flatMap(([name, isWished]) => (isWished ? [name] : []));
const [wish] = wishes;
if (wishes.length !== 1 || positionals.length !== (wish === 'rotate-keys' ? 0 : 1)) fail(USAGE);

function roleOf(name: string | undefined): Role {
  const role = ROLES.find((each) => each === name);
  return role ?? fail(`There is no role ${name}.\n${USAGE}`);
}

const ORDERS: Readonly<Record<string, () => Promise<OperatorOrder>>> = {
  active: async () => ({ do: 'activate' }),
  inactive: async () => ({ do: 'deactivate' }),
  'require-new-password': async () => ({ do: 'require-new-password' }),
  'set-password': async () => ({ do: 'set-password', password: await readPassword() }),
  'give-role': async () => ({ do: 'give-role', role: roleOf(values['give-role']) }),
  'take-role': async () => ({ do: 'take-role', role: roleOf(values['take-role']) }),
};
const order = await ORDERS[wish ?? '']?.();

await withDatabase(commandConfig(), async ({ db }) => {
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
});
