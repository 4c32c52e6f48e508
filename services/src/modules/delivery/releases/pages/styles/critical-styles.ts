import { LRUCache } from 'lru-cache';
import type { Release } from '@hirehq/shared-contracts/release';
import { STYLE_PLAN_FILE, stylePlanSchema, type StylePlan } from '@hirehq/shared-contracts/style-plan';
import type { ReleaseFiles } from '../../files/release-files.ts';
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
const WITHOUT_PART = {};

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

/** What is found is kept as long as the prerendered page and the output of its served part are. */
export function criticalStylesFinder(files: Pick<ReleaseFiles, 'read'>): FindCriticalStyles {
  const planOf = plansReader(files);
  const kept = new WeakMap<object, WeakMap<object, Map<string, readonly CriticalStyle[]>>>();

  return async ({ page, output }, sheets) => {
    const plans = await Promise.all(sheets.map(async ({ release, file }) => (await planOf(release))[file]));
    const planned = sheets.flatMap((sheet, at) => {
      const plan = plans[at];
      return plan ? [{ ...sheet, plan }] : [];
    });
    const ofPage = kept.get(page) ?? new WeakMap<object, Map<string, readonly CriticalStyle[]>>();
    kept.set(page, ofPage);
    const ofOutput = ofPage.get(output ?? WITHOUT_PART) ?? new Map<string, readonly CriticalStyle[]>();
    ofPage.set(output ?? WITHOUT_PART, ofOutput);
    const key = planned.map(({ release, file }) => release.files[file]?.integrity).join(' ');
    const before = ofOutput.get(key);
    if (before) return before;
    const contents = contentsOfHtml([page.html, ...(output ? [`<style>${output.rules}</style>`, output.html] : [])]);
    const picked = pickRules(
      planned.map(({ plan }) => plan),
      contents,
    );
    const styles = planned.map(({ release, file }, at) => ({ release, file, css: picked[at] ?? '' }));
    ofOutput.set(key, styles);
    return styles;
  };
}
