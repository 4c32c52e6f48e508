// `npm run team-key -- add TEAM --remotes a,b`: keys, signing keys and webhooks of teams that release remotes, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('team-key');
