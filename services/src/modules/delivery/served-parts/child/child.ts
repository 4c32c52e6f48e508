// Renders the served parts of releases. Started by pool/part-process.ts, which it talks to by standard input and output.
import { exit, stdin, stdout } from 'node:process';
import { frameOf, readFrames } from './frames.ts';
import type { ChildReply, ChildRequest } from './messages.ts';
import { partInRealm, type PartInRealm } from './realm.ts';

const MB = 1024 * 1024;
const MOST_REQUEST = 64 * MB;

const parts = new Map<string, PartInRealm>();

function replyTo(request: ChildRequest): ChildReply | undefined {
  const { id } = request;
  if ('drop' in request) {
    parts.delete(request.drop.release);
    return undefined;
  }
  if ('load' in request) {
    const part = partInRealm(request.load);
    if (!part) return { id, failed: 'is no script that sets a part' };
    parts.set(request.load.release, part);
    return { id, done: '' };
  }
  const render = parts.get(request.render.release);
  if (!render) return { id, failed: 'is not loaded' };
  const result = render(request.render.input);
  return result.startsWith('+') ? { id, done: result.slice(1) } : { id, failed: result.slice(1) };
}

stdin.on(
  'data',
  readFrames({
    most: MOST_REQUEST,
    heard(message) {
      const reply = replyTo(message as ChildRequest);
      if (reply) stdout.write(frameOf(reply));
    },
    broken: () => exit(1),
  }),
);
// The services have ended.
stdin.on('end', () => exit(0));
