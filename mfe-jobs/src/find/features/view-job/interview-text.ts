/** A heading, or a line in bold, which employers use as headings. Both are short: a text without an end is not searched to its end. */
const HEADING =
  /<h[1-6][^<>]*>(.{0,500}?)<\/h[1-6]>|<p[^<>]*>\s{0,20}<(?:strong|b)>([^<]{0,500})<\/(?:strong|b)>\s{0,20}(?:<br\s{0,20}\/?>)?\s{0,20}<\/p>/gis;
const ABOUT_INTERVIEW =
  /\binterview|\bhow we hire\b|\bwhat happens (?:next|after)\b|\bto your first day\b|\bnext steps\b|\b(?:hiring|selection|recruitment|application) (?:process|steps|stages)\b/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LONGEST = 280;

function plainText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|div|tr|h[1-6])>|<br\s{0,20}\/?>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w{2,8});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
}

/** The section about the interview in a job description, from its heading to the next one; undefined if there is none. */
function interviewSection(html: string): { from: number; to: number; text: string } | undefined {
  const headings = [...html.matchAll(HEADING)];
  const at = headings.findIndex(([, heading, line]) => ABOUT_INTERVIEW.test(plainText(heading ?? line ?? '')));
  const heading = headings[at];
  if (!heading) return undefined;
  const to = headings[at + 1]?.index ?? html.length;
  const text = plainText(html.slice(heading.index + heading[0].length, to));
  return text ? { from: heading.index, to, text } : undefined;
}

/** What a job description says about the interview under a heading; undefined if it has no such section. Plain text. */
export function interviewText(descriptionHtml: string): string | undefined {
  const text = interviewSection(descriptionHtml)?.text;
  return text === undefined ? undefined : shortened(text);
}

/** The description without its section about the interview, if `interviewText` says all of it. */
export function withoutInterview(descriptionHtml: string): string {
  const section = interviewSection(descriptionHtml);
  if (!section || section.text.length > LONGEST) return descriptionHtml;
  return descriptionHtml.slice(0, section.from) + descriptionHtml.slice(section.to);
}
