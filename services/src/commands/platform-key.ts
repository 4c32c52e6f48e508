import { adoptSigningKeys, noteKey, rotatePlatformKey } from '../modules/delivery/releases/index.ts';
import { mistakeOfSecret } from '../platform/ids/secret.ts';
import { createKeyedHash } from '../platform/keyed-hash.ts';
import { commandConfig, commandKeyedHash, fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: HIREHQ_NEXT_SECRET=… npm run platform-key -- rotate
       npm run platform-key -- adopt
rotate: before the secret is changed, makes its successor trusted. adopt: after a secret was lost, trusts every key that is recorded.
`;

const { positionals } = readArguments(USAGE, { allowPositionals: true, options: {} });
const [action] = positionals;
const config = commandConfig();
const now = () => new Date();
if (positionals.length !== 1 || (action !== 'rotate' && action !== 'adopt')) fail(USAGE);
const nextSecret = process.env['HIREHQ_NEXT_SECRET'] ?? '';
const mistake = action === 'rotate' ? mistakeOfSecret(nextSecret) : undefined;
if (mistake) fail(`HIREHQ_NEXT_SECRET ${mistake}.`);
const keyedHash = await commandKeyedHash(config);

await withDatabase(config, async ({ db }) => {
  if (action === 'rotate') {
    const kid = await rotatePlatformKey({ db, keyedHash, now }, createKeyedHash(nextSecret));
    await noteKey(db, {
      action: 'KEY_ADD',
      keyId: null,
      why: `Signing key ${kid} of the platform, for its next secret.`,
      at: now(),
    });
    return print(
      `The key ${kid} of the next secret is trusted. Restart the processes one after the other with HIREHQ_SECRET set to it.`,
    );
  }
  const adopted = await adoptSigningKeys({ db, keyedHash, now });
  for (const kid of adopted)
    await noteKey(db, { action: 'KEY_ADD', keyId: null, why: `Signing key ${kid}, adopted by another secret.`, at: now() });
  print(adopted.length === 0 ? 'Every key is trusted already.' : `Trusted now: ${adopted.join(', ')}.`);
});
