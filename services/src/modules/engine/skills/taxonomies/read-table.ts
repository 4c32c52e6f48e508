import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { FeedError } from '../../../../platform/feed-source/feed-error.ts';
import { FEED_LIMITS } from '../../../../platform/feed-source/limits.ts';

export type TaxonomyRow = Readonly<Record<string, string>>;

/** Rows of a table with a header, by column name. Throws FeedError if a required column is missing. */
export async function* readTaxonomyTable(
  text: AsyncIterable<string>,
  { delimiter, columns, file }: { delimiter: ',' | '\t'; columns: readonly string[]; file: string },
): AsyncGenerator<TaxonomyRow> {
  const parser = parse({
    delimiter,
    columns: (header: string[]) => {
      const missing = columns.filter((name) => !header.includes(name));
      if (missing.length > 0) throw new FeedError(`${file} has no column ${missing.join(', ')}.`);
      return header;
    },
    bom: true,
    relax_column_count: true,
    // In tab-separated files, a quotation mark is an ordinary character.
    quote: delimiter === '\t' ? null : '"',
    max_record_size: FEED_LIMITS.record,
  });
  const input = Readable.from(text);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    yield* parser as AsyncIterable<TaxonomyRow>;
  } catch (error) {
    throw error instanceof FeedError
      ? error
      : new FeedError(`${file} could not be read completely: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
  }
}
