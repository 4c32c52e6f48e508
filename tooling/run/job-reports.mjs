// `npm run job-reports -- --days 30`: lists reports of jobs and employers, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('job-reports');
