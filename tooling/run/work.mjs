// `npm run work -- list`: lists work that failed permanently; `-- retry` and `-- discard` decide what happens to it, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('work');
