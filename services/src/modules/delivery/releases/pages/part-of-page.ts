import type { PageConfig, PageData } from '@hirehq/shared-contracts/page';
import { readLinkHints } from '@hirehq/shared-contracts/link-hints';
import type { Release } from '@hirehq/shared-contracts/release';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { PART_PLACE, type ServedPartInput, type ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import type { FirstPaint } from './first-paint.ts';
import type { PageMatch } from './match-route.ts';
import { mayKeepPage } from './page-data/page-data.ts';
import type { NeededFile } from './page-parts.ts';
import { withoutReloads } from './reload-without-scripts.ts';
import type { PageSubject } from './subjects/page-subject.ts';

export interface ServedPartRequest {
  /** The release whose served part is asked: of the live set, a canary or an override, as the page has it. */
  release: Release;
  input: ServedPartInput;
  /** Whether this process may keep what is rendered. */
  mayKeep: boolean;
}

/** Writes the first content of a page; undefined if the release cannot, or not in time. It does not reject. */
export type RenderPart = (request: ServedPartRequest) => Promise<ServedPartOutput | undefined>;

interface ServedPageInput {
  match: PageMatch | undefined;
  config: PageConfig;
  data: PageData;
  /** The address of the page. */
  url: URL;
  /** The page of a job, a company or a public profile is about; null when there is none. */
  subject: PageSubject | null | undefined;
  /** Whether the browser may have a session. */
  isCandidate: boolean;
  now: Date;
}

/** False for a page of a candidate, one in a frame or in the colours of an employer, and one about something that does not exist. */
export function mayHavePart({ match, config, url, subject, isCandidate }: Omit<ServedPageInput, 'data' | 'now'>): boolean {
  if (!match || match.bare || match.route.access !== 'public' || !match.route.served) return false;
  return !isCandidate && !config.framed && subject !== null && readLinkHints(url.searchParams).domain === undefined;
}

/** What the served part of a page is asked; undefined for a page without one, and for one whose data could not be read in time. */
export function partRequestOf({
  match,
  config,
  data,
  url,
  subject,
  isCandidate,
  now,
}: ServedPageInput): ServedPartRequest | undefined {
  if (!match || !mayHavePart({ match, config, url, subject, isCandidate })) return undefined;
  if (Object.keys(data).length < (match.route.pageData ?? []).length) return undefined;
  const { locale, variant, origin } = config;
  return {
    release: match.release,
    mayKeep: mayKeepPage(match),
    input: {
      contract: CONTRACT_VERSION,
      route: match.route.id,
      url: withoutReloads(url),
      params: match.params,
      locale,
      variant,
      origin,
      now: now.getTime(),
      data,
    },
  };
}

const marker = (place: string) => `<template data-part="${place}"></template>`;
const [BEGIN, END] = [marker(PART_PLACE.begin), marker(PART_PLACE.end)];

/**
 * The prerendered page with a served part in place of the skeleton of its remote, between the elements by which the shell finds it.
 * Without one it keeps the skeleton, and has none of these elements.
 */
export function partOfPage(
  painted: FirstPaint | undefined,
  output: ServedPartOutput | undefined,
  nonce: string,
): FirstPaint | undefined {
  if (!painted) return undefined;
  const begin = painted.root.indexOf(BEGIN);
  const end = painted.root.indexOf(END);
  if (begin === -1 || end < begin) return painted;
  const before = painted.root.slice(0, begin);
  const skeleton = painted.root.slice(begin + BEGIN.length, end);
  const after = painted.root.slice(end + END.length);
  if (!output) return { ...painted, root: before + skeleton + after };
  // Escaped as CSS does it, so that nothing in a rule can end the element.
  const rules = output.rules && `<style nonce="${nonce}">${output.rules.replaceAll('<', String.raw`\3c `)}</style>`;
  return { ...painted, root: `${before}${BEGIN}${rules}${output.html}${END}${after}`, output, hasPart: true };
}

/** The style sheets of a page of a remote, as its loader asks for them. */
export function partStyles({ release, route }: Pick<PageMatch, 'release' | 'route'>): NeededFile[] {
  const files = ['remote', route.id].flatMap((name) => release.parts[name]?.css ?? []);
  return [...new Set(files)].map((file) => ({ release, file }));
}
