import { join } from 'node:path';
import { findLeaks, leakText } from '../../leaks/find-leaks.ts';
import { count, type Check, type Finding } from '../check.ts';
import { remotesOf } from '../tree.ts';

/** Mounts and unmounts each part of every remote in a browser; the one that CHROME_PATH names, or the first that is installed. */
export const leaks = (find: typeof findLeaks = findLeaks): Check => ({
  name: 'leaks',
  run: async (tree, progress) => {
    const remotes = remotesOf(tree);
    const findings: Finding[] = [];
    for (const remote of remotes) {
      const leaky = await find(join(tree, remote), { progress: (part) => progress?.(`${remote} ${part}`) });
      findings.push(...leaky.flatMap(leakText).map((message) => ({ file: remote, message })));
    }
    return { findings, note: count(remotes.length, 'remote') };
  },
});
