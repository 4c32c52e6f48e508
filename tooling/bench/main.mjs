// Runs the parts named on the command line, prints their results and writes them to docs/benchmarks.md.
import { measureAbuse } from './abuse.ts';
import { measureBuilds } from './build-time.ts';
import { measureCanary } from './canary.ts';
import { measureChaos } from './chaos.ts';
import { measureDelivery } from './delivery.ts';
import { measureEmbed } from './embed.ts';
import { measureFeeds } from './feeds.ts';
import { measureFirstCard } from './first-card.ts';
import { measureFirstContent } from './first-content.ts';
import { measureServices } from './load-services.ts';
import { measureLanding } from './landing.ts';
import { measureMaterial } from './material.ts';
import { measureMessages } from './messages.ts';
import { measureNavigations } from './navigations.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePages } from './pages.ts';
import { measurePlaces } from './places.ts';
import { measureRegisteredRemotes } from './registered.ts';
import { measureReports } from './reports.ts';
import { measureResumes } from './resumes.ts';
import { measureSearch } from './search-latency.ts';
import { measureSearchAtScale } from './search-at-scale.ts';
import { measureSearchQuality } from './search-quality.ts';
import { measureSearches } from './searches.ts';
import { measureStream } from './stream.ts';
import { measureTitles } from './titles.ts';
import { writeSection } from './write-section.ts';
import { step } from '../run/progress.mjs';

const MEASURES = {
  search: measureSearch,
  'search-at-scale': measureSearchAtScale,
  reports: measureReports,
  'search-quality': measureSearchQuality,
  searches: measureSearches,
  titles: measureTitles,
  feeds: measureFeeds,
  'load-services': measureServices,
  pages: measurePages,
  stream: measureStream,
  abuse: measureAbuse,
  load: measureFirstCard,
  content: measureFirstContent,
  embed: measureEmbed,
  navigations: measureNavigations,
  landing: measureLanding,
  lighthouse: measureLighthouse,
  build: measureBuilds,
  chaos: measureChaos,
  messages: measureMessages,
  resumes: measureResumes,
  places: measurePlaces,
  material: measureMaterial,
  canary: measureCanary,
  delivery: measureDelivery,
  registered: measureRegisteredRemotes,
};

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
for (const part of process.argv.slice(2).filter((argument) => !flags.includes(argument))) {
  let sections;
  await step(`Measuring ${part}`, async () => {
    sections = [await MEASURES[part]((line) => console.log(`  ${line}`), flags)].flat();
  });
  for (const section of sections) {
    console.log(`\n${section.text}\n`);
    writeSection(section);
  }
}
console.log('Written to docs/benchmarks.md');
