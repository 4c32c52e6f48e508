import { csvFeed } from '../../modules/engine/feeds/formats/csv.ts';
import { ashbyFeed } from '../../modules/engine/feeds/formats/ashby.ts';
import { greenhouseFeed } from '../../modules/engine/feeds/formats/greenhouse.ts';
import { indeedXmlFeed } from '../../modules/engine/feeds/formats/indeed-xml.ts';
import { jsonFeed } from '../../modules/engine/feeds/formats/json.ts';
import { jsonLdFeed } from '../../modules/engine/feeds/formats/jsonld.ts';
import { leverFeed } from '../../modules/engine/feeds/formats/lever.ts';
import { xmlFeed } from '../../modules/engine/feeds/formats/xml.ts';
import type { Feed } from '../../modules/engine/feeds/fields/feed-record.ts';
import { suggestMap } from '../../modules/engine/feeds/suggest/suggest-map.ts';
import type { FeedSource } from '../../platform/feed-source/feed-source.ts';
import type { Reader } from './growth.ts';

const NO_MAP = { fields: {} };
/** As a download arrives. */
const CHUNK = 16_384;

function sourceOf(text: string): FeedSource {
  const bytes = Buffer.from(text);
  return {
    name: 'feed',
    charset: 'utf-8',
    bytes: (async function* () {
      for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
    })(),
  };
}

async function items(feed: Feed): Promise<void> {
  for await (const item of feed.items) if (item.kind === 'rejected' && item.reason === '') throw new Error('no reason');
}

const json = (text: string, record: object) => JSON.stringify([{ id: 1, title: text, description: text, ...record }]);
const posting = (text: string) => ({
  '@type': 'JobPosting',
  title: text,
  description: text,
  identifier: text,
  employmentType: text,
  datePosted: text,
  jobLocation: text,
  baseSalary: { currency: text, value: { value: text, unitText: text } },
});
const xml = (text: string) => text.replaceAll(/[<&]/g, (letter) => (letter === '<' ? '&lt;' : '&amp;'));

/** Each format of feeds: a text that is the whole feed, and one that is the value of each field. */
export const feedReaders: Record<string, Reader> = {
  csvFeed: (text) => items(csvFeed(sourceOf(text), NO_MAP)),
  'csvFeed after its header': (text) => items(csvFeed(sourceOf(`title,description\n${text}`), NO_MAP)),
  jsonFeed: (text) => items(jsonFeed(sourceOf(text), NO_MAP)),
  'jsonFeed in a list': (text) => items(jsonFeed(sourceOf(`[{"id":1,"title":"a"},${text}`), NO_MAP)),
  'jsonFeed of fields': (text) =>
    items(jsonFeed(sourceOf(json(text, { location: text, salary: text, remote: text, city: text })), NO_MAP)),
  jsonLdFeed: (text) => items(jsonLdFeed(sourceOf(text))),
  'jsonLdFeed in a page': (text) => items(jsonLdFeed(sourceOf(`<html>${text}`))),
  'jsonLdFeed of fields': (text) => items(jsonLdFeed(sourceOf(JSON.stringify(posting(text))))),
  xmlFeed: (text) => items(xmlFeed(sourceOf(text), NO_MAP)),
  'xmlFeed in a job': (text) => items(xmlFeed(sourceOf(`<jobs><job>${text}</job></jobs>`), NO_MAP)),
  'xmlFeed of fields': (text) =>
    items(
      xmlFeed(sourceOf(`<jobs><job><title>${xml(text)}</title><description>${xml(text)}</description></job></jobs>`), NO_MAP),
    ),
  indeedXmlFeed: (text) => items(indeedXmlFeed(sourceOf(text))),
  'indeedXmlFeed in a job': (text) => items(indeedXmlFeed(sourceOf(`<source><job>${text}</job></source>`))),
  'greenhouseFeed of fields': (text) =>
    items(
      greenhouseFeed(
        sourceOf(
          JSON.stringify({
            jobs: [{ id: 1, title: text, content: text, location: { name: text }, metadata: [{ name: text, value: text }] }],
          }),
        ),
      ),
    ),
  'leverFeed of fields': (text) =>
    items(
      leverFeed(
        sourceOf(
          JSON.stringify([
            { id: '1', text, description: text, categories: { location: text, commitment: text }, workplaceType: text },
          ]),
        ),
      ),
    ),
  'ashbyFeed of fields': (text) =>
    items(
      ashbyFeed(
        sourceOf(
          JSON.stringify({
            jobs: [
              {
                id: '1',
                title: text,
                descriptionHtml: text,
                location: text,
                compensation: { compensationTierSummary: text, scrapeableCompensationSalarySummary: text },
              },
            ],
          }),
        ),
      ),
    ),
  suggestMap: (text) => suggestMap(sourceOf(text)),
  'suggestMap of fields': (text) => suggestMap(sourceOf(json(text, { where: text, when: text, money: text }))),
};
