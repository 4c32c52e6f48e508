// Measures the precision of the first ten hits of searches in people's words, over real postings, and prints JSON. `--sealed` opens
// the sealed half of the material as well.
import { parseArgs } from 'node:util';
import { JOBS_PAGE_SIZE, searchVariables } from '@hirehq/shared-contracts/page-data';
import { searchJobs } from '../../modules/engine/jobs/index.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { importCorpus, missingCorpusFiles } from '../search-quality/import-corpus.ts';
import { occupationSearches, openSearches, sealedSearches } from './hit-searches.ts';
import { measureHits } from './measure-hits.ts';
import { readPeopleSearches } from './people-searches.ts';
import { postings } from './postings.store.ts';
import { isRelevant } from './relevance.ts';

/** The time of the searches: the postings of the corpus are older, and none of them is about to expire. */
const NOW = new Date('2026-09-01T00:00:00Z');
const DEPTH = 10;

const { values: flags } = parseArgs({ options: { sealed: { type: 'boolean', default: false } } });
const missing = missingCorpusFiles();
if (missing.length > 0) {
  process.stderr.write(`Missing files: ${missing.join(', ')}\n`);
  process.exit(2);
}
const { db, close } = await openDatabase(readConfig(process.env));
try {
  const corpus = await importCorpus(db);
  const searches = await readPeopleSearches();
  const relevant = new Map(searches.map(({ id }) => [id, new Set<string>()]));
  const titles = new Map<string, string>();
  for await (const batch of postings(db))
    for (const posting of batch) {
      titles.set(posting.id, posting.title);
      for (const search of searches) if (isRelevant(posting, search.relevant)) relevant.get(search.id)?.add(posting.id);
    }
  const measured = [];
  for (const { id, kind, keyword, keptApart = false } of searches) {
    const { filter, sort } = searchVariables({ keyword });
    const found = await searchJobs(db, {
      filter,
      sort: sort ?? 'RELEVANCE',
      first: JOBS_PAGE_SIZE,
      after: null,
      synonyms: false,
      now: NOW,
    });
    const shown = found.ids.slice(0, DEPTH);
    const known = relevant.get(id) ?? new Set();
    measured.push({
      id,
      kind,
      keyword,
      keptApart,
      shown: shown.length,
      right: shown.filter((each) => known.has(each)).length,
      /** The most that can be right. */
      possible: Math.min(DEPTH, known.size),
      wrong: shown.filter((each) => !known.has(each)).map((each) => titles.get(each) ?? ''),
    });
  }
  const over = { titles, now: NOW };
  const hits = {
    occupations: await measureHits(db, await occupationSearches(), over),
    open: await measureHits(db, await openSearches(), over),
    ...(flags.sealed && { sealed: await measureHits(db, await sealedSearches(new Date().toISOString().slice(0, 10)), over) }),
  };
  process.stdout.write(`${JSON.stringify({ corpus, searches: measured, hits }, undefined, 2)}\n`);
} finally {
  await close();
}
