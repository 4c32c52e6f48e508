import type { DocumentLine } from '../document-line.ts';

/** Shares of the height of a page in which its header and its footer are. */
const [HEADER, FOOTER] = [0.1, 0.9];

const isInMargin = ({ box }: DocumentLine) => box !== null && (box[1] < HEADER || box[1] + box[3] > FOOTER);
/** The text of a line, whatever the number of its page is. */
const alike = (text: string) => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/gu, ' ').trim();
/** 'Page 2 of 3', '2 / 3', '- 2 -'. */
const PAGE_NUMBER =
  /^[\s–—-]*(?:(?:page|seite|página|pagina|sida|side|sivu|strona|strana|stránka|oldal|стр(?:аница|\.)?|сторінка|σελίδα|sayfa|trang|halaman|صفحة|الصفحة|עמוד)\s*)?\d{1,2}(?:\s*(?:\/|\||of|von|de|di|sur|van|av|z|из|з|από|من|מתוך)\s*\d{1,2})?[\s–—-]*$/iu;

/** The lines without the headers and footers that a former page has, too, and without the numbers of pages. */
export function withoutPageMargins(lines: readonly DocumentLine[]): DocumentLine[] {
  const seen = new Map<string, number | null>();
  return lines.filter((line) => {
    if (!isInMargin(line)) return true;
    if (PAGE_NUMBER.test(line.text.replaceAll('\t', ' '))) return false;
    const text = alike(line.text);
    const page = seen.get(text);
    if (page === undefined) seen.set(text, line.page);
    return page === undefined || page === line.page;
  });
}
