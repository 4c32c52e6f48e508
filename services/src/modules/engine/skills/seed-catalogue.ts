import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import type { TermRelationTable, TermTable } from '../../../platform/database/tables/skills.ts';
import { CATALOGUE_RELATIONS } from './catalogue-relations.ts';
import { foldings, foldText } from '@hirehq/shared-contracts/fold-text';
import { SKILL_CATALOGUE } from './skill-catalogue.ts';
import { storeCatalogue, storedDigest } from './skills.store.ts';
import { replaceRelations } from './taxonomy.store.ts';
import { TITLE_CATALOGUE } from './title-catalogue.ts';

const digestOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const idsByName = { S: idsOf(SKILL_CATALOGUE), T: idsOf(TITLE_CATALOGUE) };
function idsOf(entries: readonly { id: number; name: string }[]): Map<string, number> {
  return new Map(entries.map(({ id, name }) => [name, id]));
}

/** The relations of the catalogue, with names resolved to ids. Throws for an unknown name. */
function relationsById(): TermRelationTable[] {
  const idOf = (kind: 'S' | 'T', name: string): number => {
    const id = idsByName[kind].get(name);
    if (id === undefined) throw new Error(`The catalogue has no ${kind === 'S' ? 'skill' : 'title'} '${name}'.`);
    return id;
  };
  return CATALOGUE_RELATIONS.map(({ from, relation, to }) => ({
    source: 'own',
    from_kind: from.kind,
    from_id: idOf(from.kind, from.name),
    relation,
    to_kind: 'S',
    to_id: idOf('S', to),
  }));
}

/** Names and synonyms, folded. */
function termsOfCatalogue(): TermTable[] {
  const entries = [
    ...SKILL_CATALOGUE.map((skill) => ({ kind: 'S' as const, ...skill })),
    ...TITLE_CATALOGUE.map((title) => ({ kind: 'T' as const, ...title })),
  ];
  return entries.flatMap(({ kind, id, name, synonyms }) => {
    const folded = new Set([name, ...synonyms].flatMap(foldings));
    return [...folded].map((text) => ({ kind, of_id: id, folded: text, is_name: text === foldText(name) }));
  });
}

function readCatalogue() {
  const catalogue = { skills: SKILL_CATALOGUE, titles: TITLE_CATALOGUE, terms: termsOfCatalogue() };
  return { ...catalogue, digest: digestOf([...Object.values(catalogue), CATALOGUE_RELATIONS]) };
}

/** Folded once, by the first start that compares it. */
let catalogue: ReturnType<typeof readCatalogue> | undefined;

/** Stores skills, titles and their synonyms in the database, unless this catalogue is stored. Later ones add entries. */
export async function seedCatalogue(db: Database): Promise<void> {
  const own = (catalogue ??= readCatalogue());
  if ((await storedDigest(db)) === own.digest) return;
  await db.transaction().execute(async (trx) => {
    await storeCatalogue(trx, own);
    await replaceRelations(trx, 'own', relationsById());
  });
}
