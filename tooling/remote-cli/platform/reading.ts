import { numberOption, textOption, type Command } from '../command.ts';
import { platformAccess } from '../settings.ts';
import { connect } from './client.ts';
import { historyLines, setLine, statusLines, columns } from './words.ts';

export const status: Command = {
  summary: 'says what is live, locked and tried out, and how it loads',
  usage: 'status',
  async run(given, context) {
    const found = await connect(platformAccess(given, context), context.say)('GET status', {});
    return { value: found, lines: statusLines(found) };
  },
};

export const history: Command = {
  summary: 'who changed or tried to change what, newest first; with --sets, the release sets',
  usage: 'history [--remote NAME] [--limit 50] [--cursor CURSOR] [--sets]',
  options: { remote: { type: 'string' }, limit: { type: 'string' }, cursor: { type: 'string' }, sets: { type: 'boolean' } },
  async run(given, context) {
    const platform = connect(platformAccess(given, context), context.say);
    const cursor = textOption(given, 'cursor');
    const limit = numberOption(given, 'limit');
    const query = { ...(cursor !== undefined && { cursor }), ...(limit !== undefined && { limit }) };
    const more = (next: string | null) => (next === null ? [] : [`More: --cursor ${next}`]);
    if (given.values['sets'] === true) {
      const page = await platform('GET sets', { query });
      return { value: page, lines: [...columns(page.items.map(setLine)), ...more(page.nextCursor)] };
    }
    const remote = textOption(given, 'remote');
    const page = await platform('GET history', { query: { ...query, ...(remote !== undefined && { remote }) } });
    return { value: page, lines: [...historyLines(page.items), ...more(page.nextCursor)] };
  },
};
