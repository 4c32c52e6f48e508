// `npm run visitor-key -- EMPLOYER --add KEY.json`: adds, lists and removes public keys of employers' tokens about visitors, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('visitor-key');
