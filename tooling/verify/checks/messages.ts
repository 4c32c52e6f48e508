import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { count, type Check, type Finding } from '../check.ts';
import { writtenWords } from './written-words.ts';
import { filesBelow, foldersIn, has, lineAt, packagesOf, read } from '../tree.ts';

const LOCALES = ['en', 'es', 'ar'] as const;
const ID = /^[a-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+$/;
/** Where a text is used by its id. */
const ASKED = /(?:\bid\s*[:=]\s*\{?\s*|\btext\(\s*|\bt\(\s*)(['"`])([^'"`$\n]+)\1/g;
const LITERAL = /(['"`])((?:(?!\1)[^\\\n])*)\1/g;

/** Texts of two or more words differ between languages. */
const WORDS = /\p{L}{3,}[^\p{L}]+\p{L}{3,}/u;

/** Test tools, and markers of prerendered pages for the server. */
const NOT_A_SCREEN = /\/(?:testing|first-paint)\//;

type Texts = Record<string, string>;

/** `name:kind` of every placeholder of a text, sorted. */
function valuesOf(elements: MessageFormatElement[]): string[] {
  const values = elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`${element.value}:tag`, ...valuesOf(element.children)];
      case TYPE.select:
      case TYPE.plural:
        return [element.value, ...Object.values(element.options).flatMap((option) => valuesOf(option.value))];
      default:
        return [element.value];
    }
  });
  return [...new Set(values)].toSorted();
}

function readValues(text: string): string | Error {
  try {
    return valuesOf(parse(text)).join(', ');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function compareTexts(file: string, texts: Texts, english: Texts, englishFile: string): Finding[] {
  const missing = Object.keys(english).filter((id) => !Object.hasOwn(texts, id));
  const extra = Object.keys(texts).filter((id) => !Object.hasOwn(english, id));
  const different = Object.entries(texts).flatMap(([id, text]) => {
    const values = readValues(text);
    if (file !== englishFile && text === english[id] && WORDS.test(text.replaceAll(/\{[^}]*\}/g, ''))) {
      return [{ file, message: `${id}: is not translated` }];
    }
    if (values instanceof Error) return [{ file, message: `${id}: is not a valid ICU message: ${values.message}` }];
    if (text.trim() === '') return [{ file, message: `${id}: is empty` }];
    const expected = readValues(english[id] ?? text);
    return values === expected
      ? []
      : [{ file, message: `${id}: has the placeholders {${values}}; the English text has {${String(expected)}}` }];
  });
  return [
    ...missing.map((id) => ({ file, message: `${id}: is missing` })),
    ...extra.map((id) => ({ file, message: `${id}: is not in en.json` })),
    ...different,
  ];
}

/** Ids in use: complete literals, and the fixed prefixes of composed ones (`` `jobs.tab.${tab}` ``). */
function usesOf(sources: readonly string[]): { ids: Set<string>; beginnings: string[] } {
  const ids = new Set<string>();
  const beginnings: string[] = [];
  for (const text of sources) {
    for (const match of text.matchAll(LITERAL)) {
      const literal = match[2] ?? '';
      const open = literal.indexOf('${');
      if (match[1] === '`' && open > 0 && literal.slice(0, open).includes('.')) beginnings.push(literal.slice(0, open));
      else ids.add(literal);
    }
  }
  return { ids, beginnings };
}

/** Compares the languages of one folder. */
function compareLanguages(tree: string, home: string): { findings: Finding[]; english: Texts | undefined } {
  const fileOf = (locale: string) => `${home}/${locale}.json`;
  const absent = LOCALES.filter((locale) => !has(tree, fileOf(locale)));
  if (absent.length > 0)
    return { findings: absent.map((locale) => ({ file: fileOf(locale), message: 'is missing' })), english: undefined };
  const textsOf = (locale: string) => JSON.parse(read(tree, fileOf(locale))) as Texts;
  const english = textsOf('en');
  return {
    findings: LOCALES.flatMap((locale) => compareTexts(fileOf(locale), textsOf(locale), english, fileOf('en'))),
    english,
  };
}

/** Texts that are loaded with a part of a package: `src/<part>/messages`. */
function partHomes(tree: string, folder: string): string[] {
  return foldersIn(tree, `${folder}/src`)
    .map((part) => `${folder}/src/${part}/messages`)
    .filter((home) => has(tree, home));
}

function packageFindings(tree: string, folder: string): { findings: Finding[]; ids: number } {
  const home = `${folder}/src/messages`;
  const fileOf = (locale: string) => `${home}/${locale}.json`;
  const { findings, english } = compareLanguages(tree, home);
  if (!english) return { findings, ids: 0 };
  // Texts that the server renders; the build checks them against the manifest.
  if (foldersIn(tree, home).includes('served')) findings.push(...compareLanguages(tree, `${home}/served`).findings);
  for (const part of partHomes(tree, folder)) {
    const own = compareLanguages(tree, part);
    findings.push(...own.findings);
    Object.assign(english, own.english);
  }

  const files = filesBelow(tree, `${folder}/src`).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const sources = files.map((file) => ({ file, text: read(tree, file) }));
  const isMessage = (id: string) => Object.hasOwn(english, id);
  for (const { file, text } of sources) {
    if (file.endsWith('.tsx') && !NOT_A_SCREEN.test(file)) findings.push(...writtenWords(file, text, isMessage));
    for (const match of text.matchAll(ASKED)) {
      const id = match[2] ?? '';
      if (ID.test(id) && !Object.hasOwn(english, id)) {
        findings.push({ file, line: lineAt(text, match.index), message: `${id}: has no text in ${fileOf('en')}` });
      }
    }
  }
  const { ids, beginnings } = usesOf(sources.map(({ text }) => text));
  const unused = Object.keys(english).filter((id) => !ids.has(id) && !beginnings.some((beginning) => id.startsWith(beginning)));
  findings.push(...unused.map((id) => ({ file: fileOf('en'), message: `${id}: is not used` })));
  return { findings, ids: Object.keys(english).length };
}

/** Modules of the server have their own texts; the compiler checks which of them are used. */
function moduleFindings(tree: string, home: string): { findings: Finding[]; ids: number } {
  const { findings, english = {} } = compareLanguages(tree, home);
  return { findings, ids: Object.keys(english).length };
}

function moduleHomes(tree: string, folder: string): string[] {
  const modules = `${folder}/src/modules`;
  if (!has(tree, modules)) return [];
  return foldersIn(tree, modules)
    .flatMap((district) => foldersIn(tree, `${modules}/${district}`).map((name) => `${modules}/${district}/${name}/messages`))
    .filter((home) => has(tree, home));
}

/** Checks that every text exists in every language, with the same placeholders, and is used; and that screens contain no literal texts. */
export const messages: Check = {
  name: 'messages',
  run: (tree) => {
    const packages = packagesOf(tree);
    const results = [
      ...packages.filter((folder) => has(tree, `${folder}/src/messages`)).map((folder) => packageFindings(tree, folder)),
      ...packages.flatMap((folder) => moduleHomes(tree, folder)).map((home) => moduleFindings(tree, home)),
    ];
    const texts = results.reduce((sum, { ids }) => sum + ids, 0);
    return Promise.resolve({
      findings: results.flatMap(({ findings }) => findings),
      note: `${count(texts, 'text')} in ${LOCALES.length} languages`,
    });
  },
};
