import type { PageConfig, PageData } from '@hirehq/shared-contracts/page';
import { readLinkHints } from '@hirehq/shared-contracts/link-hints';
import type { Release } from '@hirehq/shared-contracts/release';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { PART_PLACE, type ServedPartInput, type ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import { slotPlace, type FirstPaint, type ServedContent, type ServedSlot } from './first-paint.ts';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import type { PageMatch } from './match-route.ts';
import { hasAllData, mayKeepPage } from './page-data/page-data.ts';
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

/** What a served part wrote, and where it belongs: in a slot, or in the place of the page's remote. */
export interface PlacedContent extends ServedContent {
  slot?: SlotName | undefined;
}

/** Writes the first content of a page or slot; undefined if the release cannot, or not in time. It does not reject. */
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

type Asked = Omit<ServedPageInput, 'data' | 'now'>;

/** False for a page of a candidate, one in a frame or in the colours of an employer, and one about something that does not exist. */
function isOfVisitor({ match, config, url, subject, isCandidate }: Asked): boolean {
  if (!match || match.bare || match.route.access !== 'public') return false;
  return !isCandidate && !config.framed && subject !== null && readLinkHints(url.searchParams).domain === undefined;
}

/** True if the page itself may be served, or one of these slots. */
export const mayHavePart = (asked: Asked, slots: readonly ServedSlot[]): boolean =>
  isOfVisitor(asked) && (asked.match?.route.served === true || slots.length > 0);

/** A request for what is in place of the skeleton of the page's remote, or of that of a slot. */
export interface PlacedRequest extends ServedPartRequest {
  slot?: SlotName;
}

/** What served parts are asked for a page: nothing for one whose data could not be read in time. */
export function partRequestsOf(asked: ServedPageInput, slots: readonly ServedSlot[]): PlacedRequest[] {
  const { match, config, data, url, now } = asked;
  if (!match || !isOfVisitor(asked)) return [];
  if (!hasAllData(match, data)) return [];
  const { locale, variant, origin } = config;
  const mayKeep = mayKeepPage(match);
  const input: ServedPartInput = {
    contract: CONTRACT_VERSION,
    route: match.route.id,
    url: withoutReloads(url),
    params: match.params,
    locale,
    variant,
    origin,
    now: now.getTime(),
    data,
  };
  return [
    ...(match.route.served ? [{ release: match.release, mayKeep, input }] : []),
    ...slots.map(({ slot, release, id }) => ({ slot, release, mayKeep, input: { ...input, slot: id } })),
  ];
}

/** Asks the served parts of a page; those that cannot answer, or not in time, are left out. */
export async function servedContents(requests: readonly PlacedRequest[], renderPart: RenderPart): Promise<PlacedContent[]> {
  const contents = await Promise.all(
    requests.map(async ({ slot, ...request }): Promise<PlacedContent[]> => {
      const output = await renderPart(request);
      const { release, input } = request;
      return output ? [{ slot, release, part: input.slot ?? input.route, output }] : [];
    }),
  );
  return contents.flat();
}

const marker = (place: string) => `<template data-part="${place}"></template>`;
const PAGE = { begin: marker(PART_PLACE.begin), end: marker(PART_PLACE.end) };

/** HTML in which something is in place of what is between two marks; undefined without them. */
function inPlace(root: string, { begin, end }: typeof PAGE, change: (skeleton: string) => string): string | undefined {
  const from = root.indexOf(begin);
  const to = root.indexOf(end);
  if (from === -1 || to < from) return undefined;
  return root.slice(0, from) + change(root.slice(from + begin.length, to)) + root.slice(to + end.length);
}

/**
 * The prerendered page with what served parts wrote in place of skeletons, between the elements by which the shell finds it. Where there
 * is nothing it keeps the skeleton, and has none of these elements.
 */
export function partOfPage(
  painted: FirstPaint | undefined,
  contents: readonly PlacedContent[],
  nonce: string,
): FirstPaint | undefined {
  if (!painted) return undefined;
  const places = [{ slot: undefined, place: PAGE }, ...painted.slots.map(({ slot }) => ({ slot, place: slotPlace(slot) }))];
  let { root } = painted;
  const served: ServedContent[] = [];
  for (const { slot, place } of places) {
    const content = contents.find((each) => each.slot === slot);
    const changed = inPlace(root, place, (skeleton) => {
      if (!content) return skeleton;
      const { html, rules } = content.output;
      // Escaped as CSS does it, so that nothing in a rule can end the element.
      const style = rules && `<style nonce="${nonce}">${rules.replaceAll('<', String.raw`\3c `)}</style>`;
      return `${place.begin}${style}${html}${place.end}`;
    });
    if (changed === undefined) continue;
    root = changed;
    if (content) served.push(content);
  }
  return { ...painted, root, served };
}

/** The style sheets of a page or slot of a remote, as its loader asks for them. */
export function partStyles({ release, part }: Pick<ServedContent, 'release' | 'part'>): NeededFile[] {
  const files = ['remote', part].flatMap((name) => release.parts[name]?.css ?? []);
  return [...new Set(files)].map((file) => ({ release, file }));
}
