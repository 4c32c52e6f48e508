import { createHash } from 'node:crypto';

/** What a half needs to know of a case. */
export interface Drawn {
  id: string;
  kind: string;
}
export interface Halves<Case extends Drawn> {
  open: Case[];
  sealed: Case[];
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The id of a case: its kind, and the hash of what is read. */
export const caseId = (kind: string, read: unknown): string => `${kind}-${sha256(JSON.stringify(read)).slice(0, 10)}`;

/**
 * Whether a case of the open half is kept from whoever tunes: their mistakes are not named, so that their figure says how a change does
 * on cases that were not looked at. The hash of the id decides, for a third of the cases.
 */
export const isHeldOut = (id: string): boolean => Number.parseInt(sha256(id).slice(-4), 16) % 3 === 0;

/** Halves each kind by the hashes of its ids, so that nobody chooses which case is sealed. A kind needs two cases to be in both halves. */
export function drawHalves<Case extends Drawn>(cases: readonly Case[]): Halves<Case> {
  const drawn: Halves<Case> = { open: [], sealed: [] };
  for (const [kind, own] of Object.entries(Object.groupBy(cases, (each) => each.kind))) {
    // The odd case of a kind goes to either half, by the hash of the kind.
    const first = Number.parseInt(sha256(kind).slice(0, 2), 16) % 2;
    for (const [index, each] of (own ?? []).toSorted((a, b) => (sha256(a.id) < sha256(b.id) ? -1 : 1)).entries())
      (index % 2 === first ? drawn.open : drawn.sealed).push(each);
  }
  return drawn;
}

/**
 * Adds a batch of cases; those that are there already are left out. What was sealed stays sealed unless it has been opened: then it is
 * material like any other, and the new half is sealed in its place.
 */
export function addToHalves<Case extends Drawn>(halves: Halves<Case>, batch: readonly Case[], wasOpened: boolean): Halves<Case> {
  const known = new Set([...halves.open, ...halves.sealed].map(({ id }) => id));
  const drawn = drawHalves(batch.filter(({ id }) => !known.has(id)));
  return wasOpened
    ? { open: [...halves.open, ...halves.sealed, ...drawn.open], sealed: drawn.sealed }
    : { open: [...halves.open, ...drawn.open], sealed: [...halves.sealed, ...drawn.sealed] };
}
