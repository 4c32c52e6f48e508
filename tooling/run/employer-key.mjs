// `npm run employer-key -- EMPLOYER --scopes a,b`: creates, lists, rotates and revokes keys of the employers' API, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('employer-key');
