import { PAY_BANDS, type PayBand } from '@hirehq/shared-contracts/codes';
import { isHealthOccupation } from '../../skills/index.ts';

/** 'Band 5', 'NHS AfC: Band 8a', 'AfC 6'; of 'Band 5/6' the first. */
const BAND = /(?<![\p{L}\p{N}])(?:band|afc|agenda for change)(?:[:\s-]|band){0,8}([2-9])\s?([a-d](?![\p{L}\p{N}]))?(?![\p{N}])/iu;

/** The band of Agenda for Change that words name; null if they name none, or another scheme. */
export function payBandOf(words: string): PayBand | null {
  const [, number = '', letter = ''] = BAND.exec(words) ?? [];
  const code = `BAND_${number}${number === '8' ? letter.toUpperCase() || 'A' : ''}`;
  return PAY_BANDS.find((band) => band === code) ?? null;
}

/** The words for the band in the title of a job in health: 'Band 5/6'. */
export function bandInTitle(title: string): string | null {
  const found = /(?<![\p{L}\p{N}])band\s?[2-9][a-d]?(?:\s?\/\s?[2-9][a-d]?)?(?![\p{L}\p{N}])/iu.exec(title);
  return found && isHealthOccupation(title) ? found[0] : null;
}
