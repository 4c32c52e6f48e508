// `npm run browser-errors -- --days 7`: what browsers reported, with the lines of the sources, while the platform runs or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('browser-errors');
