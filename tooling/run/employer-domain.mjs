// `npm run employer-domain -- EMPLOYER --vouch DOMAIN`: lists, vouches for and removes domains of employers, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('employer-domain');
