import type { WorkHistory } from '@hirehq/shared-contracts/rest';
import { useApiQuery } from '@hirehq/shared-ui';
import type { Skill } from '../../shared/skills/skill-suggestions.query.ts';

const MOST = 8;
/** Letters; shorter words name a rank or a language, not a trade. */
const SHORTEST_WORD = 4;

/** The longest keyword of the call. */
const LONGEST = 100;

const NONE: readonly never[] = [];

/** What to look for: the latest two job titles, and the last word of each, which in most names the trade. */
function keywordsOf(work: readonly WorkHistory[]): string[] {
  const titles = work.slice(0, 2).map(({ title }) => title.trim());
  const trades = titles.flatMap((title) => title.split(/\s+/u).at(-1) ?? []).filter((word) => word.length >= SHORTEST_WORD);
  return [...new Set([...titles, ...trades])].slice(0, 4).map((keyword) => keyword.slice(0, LONGEST));
}

const useSkillsLike = (keyword: string | undefined) =>
  useApiQuery('GET skills', keyword === undefined ? undefined : { query: { keyword } }).data ?? NONE;

/** Skills of the catalogue that match the latest job titles. */
export function useSkillsOfWork(): Skill[] {
  const { data: work = NONE } = useApiQuery('GET candidates/work-history', {});
  const [first, second, third, fourth] = keywordsOf(work);
  const found = [useSkillsLike(first), useSkillsLike(second), useSkillsLike(third), useSkillsLike(fourth)];
  const byId = new Map(found.flat().map((skill) => [skill.id, skill]));
  return [...byId.values()].slice(0, MOST);
}
