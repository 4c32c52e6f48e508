import type { UnreadableReason } from '@hirehq/shared-contracts/error-codes';

/** Left, top, width and height on the page, each from 0 to 1. */
export type BoundingBox = [number, number, number, number];

/** A line of a résumé, in reading order. */
export interface DocumentLine {
  /** With a tab between parts that are far apart, such as the cells of a table. */
  text: string;
  /** 1 for the first page; null for a format without pages. */
  page: number | null;
  box: BoundingBox | null;
  /** Font size in points; 0 if the format does not say. */
  size: number;
  /** All of it is bold; undefined if the format does not say. */
  isBold?: boolean;
  /** Its text continues in the next line, as far as the places of both say. */
  isWrapped?: boolean;
}

export interface ResumeDocument {
  lines: DocumentLine[];
  /** Null for a format without pages. */
  pages: number | null;
  /** The text was recognised in pictures of pages, so that it may have mistakes. */
  isScan?: boolean;
}

/** A file with more pages is refused. */
export const MOST_PAGES_OF_FILE = 500;
/** Reads at most this much of a file: more is no résumé. */
export const MOST_PAGES = 60;
export const MOST_LINES = 8000;
export const MOST_CHARACTERS = 400_000;

/** The file cannot be read; `detail` is for the log. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, detail: string, cause?: unknown) {
    super(detail, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

export function unionOf(boxes: readonly BoundingBox[]): BoundingBox | null {
  const [first, ...others] = boxes;
  if (!first) return null;
  let [left, top, right, bottom] = [first[0], first[1], first[0] + first[2], first[1] + first[3]];
  for (const [x, y, width, height] of others) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return [left, top, right - left, bottom - top];
}

const FOUND_TEXT_MAX = 300;

/** Where lines are in the file, as the contract describes it. */
export function foundAt(lines: readonly DocumentLine[]): { page: number | null; box: BoundingBox | null; text: string } {
  const [first] = lines;
  const onPage = lines.filter(({ page }) => page === first?.page);
  const box = unionOf(onPage.flatMap((line) => (line.box ? [line.box] : [])));
  const text = lines.map((line) => line.text.replaceAll('\t', ' ').trim()).join(' / ');
  return { page: first?.page ?? null, box: box && roundedBox(box), text: text.slice(0, FOUND_TEXT_MAX) };
}

const unit = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
const roundedBox = ([left, top, width, height]: BoundingBox): BoundingBox => [unit(left), unit(top), unit(width), unit(height)];
