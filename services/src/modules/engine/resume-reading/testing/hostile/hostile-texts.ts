import { zipOf } from '../zip-of.ts';

const MB = 1024 * 1024;
export const ODT = 'application/vnd.oasis.opendocument.text';

const odtOf = (body: string, prolog = '') =>
  zipOf({
    mimetype: ODT,
    'content.xml': `${prolog}<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

export const odtZipBomb = (megabytes: number) => odtOf(' '.repeat(megabytes * MB));
export const deepSpans = (depth: number) => odtOf('<text:span>'.repeat(depth));
export const manyOdtParagraphs = (count: number) => odtOf('<text:p>Amina Haddad</text:p>'.repeat(count));
export const manySpaces = (count: number) =>
  odtOf(`<text:p>Amina${'<text:s text:c="2000000000"/>'.repeat(count)}Haddad</text:p>`);

/** Each style inherits from the one before, the first from the last. */
export const circleOfStyles = (count: number) =>
  odtOf(
    Array.from(
      { length: count },
      (_, index) =>
        `<style:style style:name="s${index}" style:parent-style-name="s${(index + 1) % count}"/><text:p text:style-name="s${index}">Amina</text:p>`,
    ).join(''),
  );

export function odtEntities(levels: number): Uint8Array {
  const entities = Array.from({ length: levels }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('');
  return odtOf(`<text:p>&e${levels};</text:p>`, `<!DOCTYPE d [<!ENTITY e0 "Amina">${entities}]>`);
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const rtfOf = (body: string) => bytesOf(`{\\rtf1\\ansi ${body}}`);

export const deepGroups = (depth: number) => rtfOf(`${'{'.repeat(depth)}Amina Haddad, a nurse${'}'.repeat(depth)}`);
export const manyGroups = (count: number) => rtfOf('{}'.repeat(count));
export const manyControlWords = (count: number) => rtfOf('\\b'.repeat(count));
export const manyBytes = (count: number) => rtfOf(String.raw`\'e9`.repeat(count));
export const hugeBinary = (bytes: number) => rtfOf(`{\\pict\\bin${bytes} }Amina Haddad, a nurse`);
export const longRtfLine = (characters: number) => rtfOf('a '.repeat(characters / 2));

export const longTextLine = (characters: number) => bytesOf('a '.repeat(characters / 2));
export const manyTextLines = (count: number) => bytesOf('A\n'.repeat(count));
export const wideGaps = (characters: number) => bytesOf(`Amina Haddad${' '.repeat(characters)}nurse`);
