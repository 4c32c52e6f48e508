/** A heading, or a line in bold, which employers use as headings. Both are short: a text without an end is not searched to its end. */
const HEADING =
  /<h[1-6][^<>]*>(.{0,500}?)<\/h[1-6]>|<p[^<>]*>\s{0,20}<(?:strong|b)>([^<]{0,500})<\/(?:strong|b)>\s{0,20}(?:<br\s{0,20}\/?>)?\s{0,20}<\/p>/gis;
const ABOUT_INTERVIEW =
  /\binterview|\bhow we hire\b|\bwhat happens (?:next|after)\b|\bto your first day\b|\bnext steps\b|\b(?:hiring|selection|recruitment|application) (?:process|steps|stages)\b/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a description, in one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|div|tr|h[1-6])>|<br\s{0,20}\/?>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w{2,8});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export interface InterviewText {
  /** Of an employer: shown by `SafeHtml` only. */
  html: string;
  plain: string;
}

/** The section about the interview in a job description, from its heading to the next one; undefined if there is none. */
function interviewSection(html: string): { from: number; to: number; interview: InterviewText } | undefined {
  const headings = [...html.matchAll(HEADING)];
  const at = headings.findIndex(([, heading, line]) => ABOUT_INTERVIEW.test(plainText(heading ?? line ?? '')));
  const heading = headings[at];
  if (!heading) return undefined;
  const to = headings[at + 1]?.index ?? html.length;
  const inside = html.slice(heading.index + heading[0].length, to);
  const plain = plainText(inside);
  return plain ? { from: heading.index, to, interview: { html: inside, plain } } : undefined;
}

/** What a job description says about the interview under a heading; undefined if it has no such section. */
export const interviewText = (descriptionHtml: string): InterviewText | undefined => interviewSection(descriptionHtml)?.interview;

/** The description without what `interviewText` returns of it. */
export function withoutInterview(descriptionHtml: string): string {
  const section = interviewSection(descriptionHtml);
  return section ? descriptionHtml.slice(0, section.from) + descriptionHtml.slice(section.to) : descriptionHtml;
}
