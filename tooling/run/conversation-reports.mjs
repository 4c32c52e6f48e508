// `npm run conversation-reports -- --days 30`: lists the conversations that candidates reported, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('conversation-reports');
