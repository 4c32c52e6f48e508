import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { parseSources } from './syntax.ts';
import { followValues } from './values.ts';

/** What is used of ShellApi and of the events of `job.saved` and `message.received` in some files, as paths. */
function usesIn(...texts: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hirehq-surface-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = texts.map((text, index) => {
    const file = join(folder, `${index}.tsx`);
    writeFileSync(file, text);
    return file;
  });
  const uses = new Set<string>();
  followValues(parseSources(files), {
    topics: new Set(['job.saved', 'message.received']),
    onTopic: (topic) => void uses.add(`on ${topic}`),
    calls: new Set(),
    onFollowed: () => {},
    onUse: ({ of, path }) => void uses.add([of, ...path].join(' ')),
  });
  return [...uses].toSorted();
}

test.each<[string, string, string[]]>([
  ['a member of the hook', 'useShell().session.signIn()', ['shell session signIn']],
  ['a member that may be absent', 'useShell()?.session?.signIn?.()', ['shell session signIn']],
  ['a name for it', 'const shell = useShell(); shell.toast({});', ['shell toast']],
  [
    'parts of it',
    'const { session, report: tell } = useShell(); session.goOn(); tell(1);',
    ['shell report', 'shell session goOn'],
  ],
  ['a part that is named and not used', 'const { session } = useShell();', []],
  ['a part in a function inside', 'const { api } = useShell(); const ask = () => { api.peek(); };', ['shell api peek']],
  ['a hidden name', 'const { api } = useShell(); const ask = (api) => api.other();', []],
  ['a part that is passed on', 'const { storage } = useShell(); keep(storage);', ['shell storage']],
  ['a parameter of the type', 'function f(shell: ShellApi) { shell.events.publish(); }', ['shell events publish']],
  ['a parameter of a part of the type', "const f = ({ api }: Pick<ShellApi, 'api'>) => api.rest();", ['shell api rest']],
  ['a parameter of a member of the type', "function f(kept: ShellApi['storage']) { kept.get('a'); }", ['shell storage get']],
  [
    'a parameter that may be undefined',
    'const f = (reading: ReadingApi | undefined) => reading?.save({});',
    ['shell reading save'],
  ],
  ['a default', 'const f = ({ to = useShell().origin }) => to;', ['shell origin']],
  [
    'in an attribute of an element',
    'const { toast } = useShell(); const e = <a onClick={() => toast(1)} toast="x" />;',
    ['shell toast'],
  ],
  ['a property of the same name', 'const { toast } = useShell(); other.toast(); const o = { toast: 1 };', []],
  ['a short property', 'const { toast } = useShell(); const o = { toast };', ['shell toast']],
  ['a type', 'const { toast } = useShell(); type T = typeof toast;', []],
])('PF-04 ShellApi: %s', (_, text, uses) => {
  expect(usesIn(text)).toEqual(uses);
});

test('PF-04 ShellApi: a hook of another file, by the type that it returns', () => {
  const hook = 'export const useReadingApi = (): ReadingApi => useShell().reading;';
  const user = 'const reading = useReadingApi(); reading.preview({});';
  expect(usesIn(user, hook)).toEqual(['shell reading', 'shell reading preview']);
});

test.each<[string, string, string[]]>([
  [
    'fields that are named',
    "useEvent('job.saved', ({ payload: { jobId } }) => f(jobId));",
    ['job.saved payload jobId', 'on job.saved'],
  ],
  [
    'a field of the payload',
    "useEvent('job.saved', ({ payload }) => f(payload.saved));",
    ['job.saved payload saved', 'on job.saved'],
  ],
  [
    'a field of the event',
    "useEvent('job.saved', (event) => f(event.payload.saved));",
    ['job.saved payload saved', 'on job.saved'],
  ],
  [
    'the payload as a whole',
    "useEvent('job.saved', ({ payload }) => inbox.take(payload));",
    ['job.saved payload', 'on job.saved'],
  ],
  [
    'a field by a computed name',
    "useEvent('job.saved', ({ payload }) => f(payload[name]));",
    ['job.saved payload', 'on job.saved'],
  ],
  [
    'the rest of the payload',
    "useEvent('job.saved', ({ payload: { jobId, ...rest } }) => f(rest));",
    ['job.saved payload', 'on job.saved'],
  ],
  ['the event as a whole', "useEvent('job.saved', (event) => f(event));", ['job.saved', 'on job.saved']],
  ['nothing of it', "useEvent('job.saved', () => f());", ['on job.saved']],
  [
    'a function of the file',
    "const onSaved = ({ payload: { saved } }) => f(saved); useEvent('job.saved', onSaved);",
    ['job.saved payload saved', 'on job.saved'],
  ],
  ['a function of another file', "import { onSaved } from './x'; useEvent('job.saved', onSaved);", ['job.saved', 'on job.saved']],
  [
    'a subscription to the bus',
    "const f = ({ events }: Pick<ShellApi, 'events'>) => events.subscribe('message.received', ({ payload }) => g(payload.id));",
    ['message.received payload id', 'on message.received', 'shell events subscribe'],
  ],
  [
    'reactions',
    "const reactions: EventReactions = { 'job.saved': ({ payload: { jobId } }, cache) => f(cache, jobId), 'message.received': (_event, cache) => f(cache) };",
    ['job.saved payload jobId', 'on job.saved', 'on message.received'],
  ],
  ['a topic that is no event', "state.subscribe('other', ({ payload }) => f(payload));", []],
])('PF-04 events: %s', (_, text, uses) => {
  expect(usesIn(text)).toEqual(uses);
});
