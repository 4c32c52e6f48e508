// `npm run job-reports -- --days 30`: lists job reports, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('job-reports');
