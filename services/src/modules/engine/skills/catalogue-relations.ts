import relations from './data/relations.json' with { type: 'json' };

/** Broader skill → narrower skills; having a narrower skill implies having the broader one. */
const BROADER: Readonly<Record<string, readonly string[]>> = relations.broader;
/** What each title asks for, and what helps. */
const TITLE_SKILLS: Readonly<Record<string, Readonly<Record<'essential' | 'optional', readonly string[]>>>> =
  relations.titleSkills;

export interface NamedRelation {
  from: { kind: 'S' | 'T'; name: string };
  relation: 'broader' | 'related' | 'essential' | 'optional';
  /** Name of the target, always a skill: the broader one, the related one, or the one that the title requires. */
  to: string;
}

export const CATALOGUE_RELATIONS: readonly NamedRelation[] = [
  ...Object.entries(BROADER).flatMap(([to, narrower]) =>
    narrower.map((name) => ({ from: { kind: 'S' as const, name }, relation: 'broader' as const, to })),
  ),
  ...relations.related.map(({ name, to }) => ({ from: { kind: 'S' as const, name }, relation: 'related' as const, to })),
  ...Object.entries(TITLE_SKILLS).flatMap(([name, { essential, optional }]) => {
    const from = { kind: 'T' as const, name };
    return [
      ...essential.map((to) => ({ from, relation: 'essential' as const, to })),
      ...optional.map((to) => ({ from, relation: 'optional' as const, to })),
    ];
  }),
];
