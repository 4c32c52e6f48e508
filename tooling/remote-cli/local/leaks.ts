import type { Arguments, CommandContext } from '../command.ts';
import { NotChecked } from './not-checked.ts';

/** What the parts of a remote leave behind, each mounted and unmounted 50 times in a browser. */
export async function leakFindings(
  folder: string,
  { values }: Arguments,
  { env, say }: CommandContext,
): Promise<readonly string[]> {
  if (values['no-leaks'] === true) throw new NotChecked('because of --no-leaks');
  const { findLeaks, leakText } = await import('../../leaks/find-leaks.ts');
  const { NoBrowser } = await import('../../leaks/open-browser.ts');
  try {
    const leaky = await findLeaks(folder, { env: { ...env }, progress: (part) => say(`  ${part}`) });
    return leaky.flatMap(leakText);
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    return [`What the parts leave behind was not checked. ${error.message}; --no-leaks leaves this check out.`];
  }
}
