import { UnreadableFile } from '../document-line.ts';

const HEADER_BYTES = 512;
/** Values of the allocation table below this are sectors; the others mark free sectors, ends of chains, and the table itself. */
const MARKS = 0xfffffffa;
/** Sectors of the allocation table that the header lists itself. */
const LISTED = 109;

const damaged = (detail: string) => new UnreadableFile('DAMAGED', `not a compound file: ${detail}`);

/** The sectors in which the allocation table is, as header and further sectors list them. */
function tableSectors(view: DataView, sectorBytes: number, most: number): number[] {
  const count = view.getUint32(44, true);
  if (count > most) throw damaged(`${count} sectors of its table`);
  const sectors = Array.from({ length: Math.min(count, LISTED) }, (_, index) => view.getUint32(76 + index * 4, true));
  let next = view.getUint32(68, true);
  const lists = view.getUint32(72, true);
  if (lists > most) throw damaged(`${lists} lists of sectors`);
  for (let list = 0; list < lists && next < most; list += 1) {
    const start = (next + 1) * sectorBytes;
    if (start + sectorBytes > view.byteLength) throw damaged('it ends too early');
    for (let at = start; at < start + sectorBytes - 4 && sectors.length < count; at += 4) sectors.push(view.getUint32(at, true));
    next = view.getUint32(start + sectorBytes - 4, true);
  }
  return sectors;
}

/** The entries of a table in these sectors; zero where the file ends before. */
function entriesIn(view: DataView, sectorBytes: number, sectors: readonly number[]): number[] {
  const entries: number[] = [];
  for (const sector of sectors) {
    const start = (sector + 1) * sectorBytes;
    for (let at = start; at < start + sectorBytes; at += 4)
      entries.push(at + 4 <= view.byteLength ? view.getUint32(at, true) : 0);
  }
  return entries;
}

/** Throws for sectors that follow each other in a circle; one that follows itself ends a chain for word-extractor. */
function checkChains(next: readonly number[]): void {
  /** The walk in which a sector was met, by its start; 0 for none. */
  const walks = new Uint32Array(next.length);
  for (const start of next.keys()) {
    let sector = start;
    while (walks[sector] === 0) {
      walks[sector] = start + 1;
      const following = next[sector] ?? MARKS;
      if (following !== sector && walks[following] === start + 1) throw damaged(`sector ${sector} leads back to ${following}`);
      sector = following;
    }
  }
}

function chainFrom(start: number, next: readonly number[], most: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < next.length && chain.length < most; sector = next[sector] ?? MARKS) chain.push(sector);
  return chain;
}

/**
 * Refuses a compound file (Word 97) whose allocation tables lead in circles or claim to be larger than the file: a reader
 * follows them before it knows how long they are.
 */
export function checkCompoundFile(data: Uint8Array): void {
  if (data.length < HEADER_BYTES) throw damaged('too short');
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const shift = view.getUint16(30, true);
  if (view.getUint32(0) !== 0xd0cf11e0 || (shift !== 9 && shift !== 12)) throw damaged('its header');
  const sectorBytes = 1 << shift;
  const most = Math.ceil(data.length / sectorBytes);
  if (view.getUint32(64, true) > most) throw damaged('its short table');
  const next = entriesIn(view, sectorBytes, tableSectors(view, sectorBytes, most));
  checkChains(next);
  checkChains(entriesIn(view, sectorBytes, chainFrom(view.getUint32(60, true), next, most)));
}
