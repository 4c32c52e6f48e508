import { not, type Condition } from '../terms/conditions.store.ts';
import { leadingCondition } from '../terms/leading-jobs.store.ts';
import { LEADING_BY_PAY, sortedByPay, walkedByPay, withoutPay } from './pay-order.store.ts';
import type { PageUnderWay } from './rank-hits.ts';
import type { Hit } from './search-pages.store.ts';

/** Up to this many matches are all sorted at once. */
const SORTED_AT_ONCE = 2_000;

interface Group {
  /** The rank of its jobs without comparable pay; the pay is added to it. */
  base: number;
  /** The share of all jobs that it has. */
  share: number;
  own: readonly Condition[];
}

function groupsOf({ search, share }: PageUnderWay): Group[] {
  const leading = search.terms.text && leadingCondition(search);
  if (!leading) return [{ base: 0, share: share.all, own: [] }];
  return [
    { base: LEADING_BY_PAY, share: share.leading, own: [leading] },
    { base: 0, share: share.all - share.leading, own: [not(leading)] },
  ];
}

/**
 * Best paid first, then the jobs without comparable pay by date; jobs that match the words before those that only mention them.
 * `worth`: what one unit of each currency is worth in that of the order.
 */
export async function hitsByPay(page: PageUnderWay, worth: ReadonlyMap<string, number>): Promise<Hit[]> {
  const { search, cursor, limit, estimate } = page;
  const after = cursor?.after;
  const hits: Hit[] = [];
  for (const { base, share, own } of groupsOf(page)) {
    const left = () => limit - hits.length;
    if (left() > 0 && (!after || after.rank > base)) {
      const isMany = estimate !== undefined && share * page.jobs > SORTED_AT_ONCE;
      const request = { conditions: [...page.conditions, ...own], worth, base, after, limit: left() };
      hits.push(...(await (isMany ? walkedByPay : sortedByPay)(search.db, request)));
    }
    if (left() > 0 && (!after || after.rank >= base))
      hits.push(
        ...(await page.byDate({ rank: base, share }, [...own, withoutPay(worth)], {
          after: after?.rank === base ? after : undefined,
          wanted: left(),
        })),
      );
  }
  return hits;
}
