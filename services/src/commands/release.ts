import { blockRelease, unblockRelease } from '../modules/delivery/releases/index.ts';
import { commandConfig, fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run release -- block REMOTE VERSION --why TEXT
       npm run release -- unblock REMOTE VERSION --why TEXT
A release that is blocked can neither be live nor be loaded. Block one that was published with a stolen key.
`;

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: { why: { type: 'string', default: '' } },
});
const [action, remote, version] = positionals;
const why = values.why.trim();
if (positionals.length !== 3 || remote === undefined || version === undefined) fail(USAGE);
if (why === '') fail(`--why is required: it is what the history says.\n${USAGE}`);
if (action !== 'block' && action !== 'unblock') fail(USAGE);

await withDatabase(commandConfig(), async ({ db }) => {
  const change = action === 'block' ? blockRelease : unblockRelease;
  await change({ db, now: () => new Date() }, { remote, version, why });
  print(
    `${remote} ${version} is ${action === 'block' ? 'blocked: processes that run stop serving it within a minute' : 'stored, and can be live again'}.`,
  );
});
