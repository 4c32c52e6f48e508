import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a part leaves behind each time, by kind. jsdom, in which the tests of a remote run, has no constructed style sheets. */
const LEAKS = `const kept: unknown[] = [];

export function leaveInPage(): void {
  kept.push(document.createElement('p'));
  window.addEventListener('resize', () => {});
  setInterval(() => {}, 1234);
}

export function leaveInSlot(): void {
  if ('adoptedStyleSheets' in document) document.adoptedStyleSheets.push(new CSSStyleSheet());
  Reflect.set(globalThis, 'leftByLearning', true);
  kept.push(Array.from({ length: 5000 }, () => Math.random()));
}
`;

function change(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as the template writes it`);
  writeFileSync(file, after);
}

/** Calls a function of `leaks.ts` at the beginning of a component. */
const calling = (name: string, from: string, component: string) => (text: string) =>
  `import { ${name} } from '${from}';\n${text.replace(`export function ${component}() {\n`, `export function ${component}() {\n  ${name}();\n`)}`;

/** Plants a leak of each kind into a remote called learning, as the template writes it. */
export function plantLeaks(project: string): void {
  writeFileSync(join(project, 'src/leaks.ts'), LEAKS);
  change(join(project, 'src/pages/learning/learning-page.tsx'), calling('leaveInPage', '../../leaks.ts', 'LearningPage'));
  change(join(project, 'src/slots/learning-link.tsx'), calling('leaveInSlot', '../leaks.ts', 'LearningLink'));
}

/** What is said of them. */
export const PLANTED: readonly RegExp[] = [
  /^route learning leaks nodes in 40 mounts: \d+ more nodes of the document$/m,
  /^route learning leaks listeners in 40 mounts: resize of Window, \d+ more$/m,
  /^route learning leaks timers in 40 mounts: interval of 1234 ms, \d+ more$/m,
  /^slot learningLink leaks style sheets in 40 mounts: \d+ more style sheets$/m,
  /^slot learningLink leaks globals in 40 mounts: leftByLearning$/m,
  /^slot learningLink leaks heap in 40 mounts: \d+ more bytes$/m,
];
