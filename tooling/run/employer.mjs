// `npm run employer -- create NAME …`: creates, lists, shows and changes employers, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('employer');
