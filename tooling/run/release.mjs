// `npm run release -- block REMOTE VERSION --why TEXT`: blocks a stored release, or lifts that, whether the platform is running or not.
import { serviceCommand } from './toolchain.mjs';

serviceCommand('release');
