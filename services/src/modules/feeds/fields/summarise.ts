const LONGEST = 280;
const READ = 50_000;
const LONGEST_LINE = 2000;
const SENTENCE = /[^.!?\n]+[.!?]+(?=\s|$)|[^.!?\n]+$/gm;

/** One or two sentences of a posting that describe the job, as plain text. */
export function summarise(text: string, title: string): string {
  // The patterns below may scan a line many times.
  const lines = text
    .slice(0, READ)
    .split('\n')
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter((line) => line.length > 60);
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
    text.slice(0, LONGEST_LINE).replaceAll('\n', ' ').trim();
  const [first = about, second] = (about.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const both = second && `${first} ${second}`.length <= LONGEST ? `${first} ${second}` : first;
  return both.length <= LONGEST ? both : `${both.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
