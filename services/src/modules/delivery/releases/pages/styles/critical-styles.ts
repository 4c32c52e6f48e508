import { LRUCache } from 'lru-cache';
import type { Release } from '@hirehq/shared-contracts/release';
import { STYLE_PLAN_FILE, stylePlanSchema, type StylePlan } from '@hirehq/shared-contracts/style-plan';
import type { ReleaseFiles } from '../../files/release-files.ts';
import { fileUrl } from '../../sets/live-set.ts';
import type { FirstPaint } from '../first-paint.ts';
import type { NeededFile } from '../page-parts.ts';
import { contentsOfHtml } from './contents-of-html.ts';
import { pickRules } from './pick-rules.ts';

/** A style sheet that a page need not wait for, and the rules that stand in for it. */
export interface CriticalStyle extends NeededFile {
  css: string;
}

/** Of these style sheets of a prerendered page, those whose release has a plan of them. Does not reject. */
export type FindCriticalStyles = (painted: FirstPaint, sheets: readonly NeededFile[]) => Promise<readonly CriticalStyle[]>;

const MOST_PLANS = 32;

/** What is kept for an object, and for others after it. */
interface Kept {
  styles: Map<string, readonly CriticalStyle[]>;
  next: WeakMap<object, Kept>;
}

function keptFor(kept: WeakMap<object, Kept>, [first, ...rest]: readonly [object, ...object[]]): Kept['styles'] {
  const found = kept.get(first) ?? { styles: new Map(), next: new WeakMap() };
  kept.set(first, found);
  const [second, ...others] = rest;
  return second ? keptFor(found.next, [second, ...others]) : found.styles;
}

/** Reads the plan of a release once; an empty object if it has none, or its file is lost or damaged. */
function plansReader(files: Pick<ReleaseFiles, 'read'>): (release: Release) => Promise<StylePlan> {
  const known = new LRUCache<string, Promise<StylePlan>>({ max: MOST_PLANS });
  return async (release) => {
    // The files of a working copy are where its developer has them.
    const named = release.base === undefined ? release.files[STYLE_PLAN_FILE] : undefined;
    if (!named) return {};
    const reading =
      known.get(named.integrity) ??
      files
        .read(release, STYLE_PLAN_FILE)
        .then((data) => (data ? stylePlanSchema.parse(JSON.parse(data.toString())) : Promise.reject(new Error('lost'))));
    known.set(named.integrity, reading);
    return reading.catch(() => {
      known.delete(named.integrity);
      return {};
    });
  };
}

/** Any origin: only the path of a relative address is read. */
const SOMEWHERE = 'http://sheet.invalid';
const ADDRESSES = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;
const IS_RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#])/i;

/** The rules with the addresses that a sheet has relative to itself: in a page, they would be relative to the page. */
function withAddresses(css: string, sheetUrl: string): string {
  return css.replaceAll(ADDRESSES, (whole, quote: string, address: string) => {
    if (!IS_RELATIVE.test(address)) return whole;
    const { origin, href } = new URL(address, new URL(sheetUrl, SOMEWHERE));
    return `url(${quote}${origin === SOMEWHERE ? href.slice(SOMEWHERE.length) : href}${quote})`;
  });
}

/** What is found is kept as long as the prerendered page and the outputs of served parts in it are. `assets`: the origin of the files of releases; '' for that of the pages. */
export function criticalStylesFinder(files: Pick<ReleaseFiles, 'read'>, assets = ''): FindCriticalStyles {
  const planOf = plansReader(files);
  const kept = new WeakMap<object, Kept>();

  return async ({ page, served }, sheets) => {
    const plans = await Promise.all(sheets.map(async ({ release, file }) => (await planOf(release))[file]));
    const planned = sheets.flatMap((sheet, at) => {
      const plan = plans[at];
      return plan ? [{ ...sheet, plan }] : [];
    });
    const outputs = served.map(({ output }) => output);
    const ofOutputs = keptFor(kept, [page, ...outputs]);
    const key = planned.map(({ release, file }) => release.files[file]?.integrity).join(' ');
    const before = ofOutputs.get(key);
    if (before) return before;
    const contents = contentsOfHtml([page.html, ...outputs.flatMap(({ html, rules }) => [`<style>${rules}</style>`, html])]);
    const picked = pickRules(
      planned.map(({ plan }) => plan),
      contents,
    );
    const styles = planned.map(({ release, file }, at) => ({
      release,
      file,
      css: withAddresses(picked[at] ?? '', fileUrl(assets, release, file)),
    }));
    ofOutputs.set(key, styles);
    return styles;
  };
}
