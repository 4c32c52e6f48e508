// `npm run pack:embed -- --to FOLDER`
import { packEmbed } from './pack-embed.ts';
import { printPacked } from './print-packed.ts';

printPacked('pack:embed', (to) => [packEmbed(to)]);
