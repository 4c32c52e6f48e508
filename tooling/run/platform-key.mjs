// `npm run platform-key -- rotate`: hands the trust in the platform's signatures on to the key of another secret.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('platform-key');
