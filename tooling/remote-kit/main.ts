// `npm run pack:remote-kit -- --to FOLDER`
import { packKit } from './pack-kit.ts';
import { printPacked } from './print-packed.ts';

printPacked('pack:remote-kit', packKit);
