import {
  PAGE_IDS,
  importMapSchema,
  pageConfigSchema,
  pageDataSchema,
  type PageConfig,
  type PageData,
} from '@hirehq/shared-contracts/page';
import { releaseMemberSchema, releaseSetSchema, type ReleaseMember, type ReleaseSet } from '@hirehq/shared-contracts/release';
import { z } from 'zod/mini';

export interface Page {
  releaseSet: ReleaseSet;
  /** Remotes whose release is invalid, with the reason. */
  unreadable: Record<string, string>;
  config: PageConfig;
  data: PageData;
  /** Addresses of all scripts of the releases in the page. */
  scripts: ReadonlySet<string>;
}

const looseSetSchema = z.extend(releaseSetSchema, { remotes: z.record(z.string(), z.unknown()) });

function json(selector: string): unknown {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return JSON.parse(element.textContent);
}

/** Parses the remotes one by one, so that an invalid release affects only that remote. */
function readReleaseSet(inlined: unknown): Pick<Page, 'releaseSet' | 'unreadable'> {
  const loose = looseSetSchema.parse(inlined);
  const remotes: Record<string, ReleaseMember> = {};
  const unreadable: Record<string, string> = {};
  for (const [id, member] of Object.entries(loose.remotes)) {
    const read = releaseMemberSchema.safeParse(member);
    if (read.success) remotes[id] = read.data;
    else unreadable[id] = z.prettifyError(read.error);
  }
  return { releaseSet: { ...loose, remotes }, unreadable };
}

/** Everything the server put into the page, validated once and trusted afterwards. */
export function readPage(): Page {
  const { integrity } = importMapSchema.parse(json('script[type="importmap"]'));
  return {
    ...readReleaseSet(json(`#${PAGE_IDS.releaseSet}`)),
    config: pageConfigSchema.parse(json(`#${PAGE_IDS.config}`)),
    data: pageDataSchema.parse(json(`#${PAGE_IDS.data}`)),
    scripts: new Set(Object.keys(integrity)),
  };
}
