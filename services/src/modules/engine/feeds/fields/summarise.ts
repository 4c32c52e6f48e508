import headings from './data/headings.json' with { type: 'json' };

const LONGEST = 280;
const READ = 50_000;
const LONGEST_LINE = 2000;
/** A summary that is shorter is continued by the next sentence. */
const SHORT = 90;
/** A shorter line is rarely a sentence about the job. */
const SHORTEST_LINE = 60;

const anyOf = (texts: readonly string[]) => texts.map((text) => text.replaceAll(' ', String.raw`\s+`)).join('|');
const HEADING = `(?:${anyOf(headings.headings)})`;
/** 'Job Description:', 'About the role – '. */
const HEADING_LABEL = new RegExp(String.raw`^${HEADING}\s*(?::|\s[–—-]+\s)\s*`, 'iu');
/** A few words before a colon that name what follows: 'What makes us different: We …'. */
const LABEL = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’&/-]*(?:\s[\p{L}\p{M}'’&/-]+){0,4}(?:\s?:\s+|：\s*)(?=[\p{Lu}\p{Lo}\d“"'(])/u;
/** A heading that may run into the sentence after it: 'Job Description We are …'. */
const RUN_IN = new RegExp(String.raw`^(${HEADING})\s+`, 'iu');
/** 'Acme | Utrecht | Full time': a row of facts. */
const ROW = /\s\|+\s.*\s\|+\s/u;
const ONLY_HEADING = new RegExp(String.raw`^(?:${HEADING}|\p{Lu}[\p{L}'’&/ -]{0,60}:)$`, 'iu');
/** 'Location: Utrecht': a fact that the card shows elsewhere. */
const FACT = new RegExp(String.raw`^(?:(?:job|position|work)\s+)?(?:${anyOf(headings.facts)})\s*(?::|[–—-]\s)`, 'iu');

/** Bullets, numbers of lists and separators, but not the beginning of '.NET', '#1' or '-20 °C'. */
const BEGINNING = /^(?:[\s*•·▪►▶●○■□◦‣⁃➢✓✔★–—_=~|>:;,!?/\\]|-(?!\d)|\+(?!\d)|\.(?!\w)|#(?!\d)|\(?(?:\d{1,2}|[a-z])[.)]\s)+/u;
const ENDING = /[\s*•·▪–—_=~|>:;,/\\&(<[-]+$/u;
/** Addresses of pages, and what anonymised texts have instead. */
const ADDRESS = /\(?\b(?:https?:\/\/|www\.)\S+|#[A-Z]+_[0-9a-f]{8,}#?/g;
const MARKUP = /\*{2,}|_{2,}|`+|(?<=\s)#{2,}(?=\s)/g;
/** Sentences without a space between them: 'your team.Requirements'. */
const GLUED = /(?<=\p{Ll}[.!?:])(?=\p{Lu}\p{Ll})/gu;

/** A point after these does not end a sentence; nor does one after a single letter. */
const ABBREVIATION = new RegExp(String.raw`(?:^|[\s(])(?:${anyOf(headings.abbreviations)}|\p{L}|(?:\p{L}\.)+\p{L})\.$`, 'iu');
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** 'The role is …' is a sentence, 'The Role We are …' is not. */
function withoutRunIn(text: string): string {
  const [whole = '', heading = ''] = RUN_IN.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const last = heading.split(/\s+/).at(-1) ?? '';
  const isHeading = /^\p{Lu}/u.test(heading) && (/^\p{Lu}/u.test(last) || !/^(?:the|our|your)\s/i.test(heading));
  return isHeading && /^\p{Lu}/u.test(rest) ? rest : text;
}

function withoutBeginning(text: string): string {
  const left = withoutRunIn(text.replace(BEGINNING, '').replace(HEADING_LABEL, '').replace(LABEL, ''));
  return left === text ? left : withoutBeginning(left);
}

const cleaned = (line: string): string =>
  withoutBeginning(
    line
      .replaceAll(ADDRESS, ' ')
      .replaceAll(MARKUP, '')
      .replaceAll(GLUED, ' ')
      .replaceAll(/\(\s*\)/g, '')
      .replaceAll(/\(\s*[,;:–-]\s*/g, '(')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SENTENCES.segment(text)) {
    const before = sentences.at(-1);
    const isOpen = before !== undefined && (ABBREVIATION.test(before.trimEnd()) || !/[\p{L}\p{N}]/u.test(before));
    if (isOpen) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

/** A sentence that announces a list or is a heading says nothing without what follows it. */
const isWhole = (sentence: string): boolean => !ONLY_HEADING.test(sentence) && !/[:;,–—-]$/.test(sentence);

function shortened(text: string): string {
  if (text.length <= LONGEST) return text.replace(ENDING, '');
  const words = text.slice(0, LONGEST).replace(/\s+\S*$/u, '');
  return `${words.replace(ENDING, '').replace(/[.!?]+$/u, '')}…`;
}

/**
 * One or two sentences, more if they are short, of a posting that describe the job, as plain text of up to 281 characters: without headings, bullets and addresses
 * around them; a longer sentence is cut between words and ends with '…'. Empty if the text has no words.
 */
export function summarise(text: string, title: string): string {
  // The patterns may scan a line many times.
  const all = text
    .slice(0, READ)
    .split('\n')
    .map((line) => line.trim().slice(0, LONGEST_LINE));
  const long = all
    .filter((line) => !FACT.test(line.replace(BEGINNING, '')))
    .map(cleaned)
    .filter((line) => line.length > SHORTEST_LINE);
  const sentencesOnly = long.filter((line) => !ROW.test(line));
  const lines = sentencesOnly.length > 0 ? sentencesOnly : long;
  const words = title
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3);
  // A paragraph that names the job is more informative than the first one, which is about the company.
  const about =
    lines.find(
      (line) => words.some((word) => line.toLowerCase().includes(word)) && /\b(you|role|position|join|looking)\b/i.test(line),
    ) ??
    lines[0] ??
    cleaned(all.join(' ').slice(0, LONGEST_LINE));
  const [first, ...others] = sentencesOf(about)
    .map(withoutBeginning)
    .filter((sentence) => sentence && isWhole(sentence));
  if (first === undefined) return shortened(withoutBeginning(about));
  let summary = first;
  for (const [index, sentence] of others.entries()) {
    const longer = `${summary} ${sentence}`;
    if (longer.length > LONGEST || (index > 0 && summary.length >= SHORT)) break;
    summary = longer;
  }
  return shortened(summary);
}
