import { z } from 'zod';
import conversations from './data/conversations.json' with { type: 'json' };

/** A conversation of each demo candidate with the employer of one of their applications. */
const conversationSchema = z.strictObject({
  /** Position among the candidate's applications, by which job. */
  application: z.number().int().min(0),
  startedDaysAgo: z.number(),
  everyMinutes: z.number(),
  /** How often the messages are repeated. */
  times: z.number().int().min(1),
  /** How many of the employer's last messages the candidate has not read. */
  unread: z.number().int().min(0),
  away: z.strictObject({ days: z.number(), note: z.string() }).nullable(),
  /** The candidate has blocked the employer. */
  blocked: z.boolean(),
  messages: z.array(
    z.strictObject({
      by: z.enum(['candidate', 'employer']),
      /** With the placeholders {name} and {job}. */
      text: z.string(),
      /** Name of an attached PDF file. */
      attachment: z.string().optional(),
      /** The message is about the job of the application. */
      about: z.boolean().optional(),
    }),
  ),
});
export type DemoConversation = z.infer<typeof conversationSchema>;

export const DEMO_CONVERSATIONS = z.array(conversationSchema).parse(conversations);

/** Of an interview that has taken place; its start is that of the interview. */
export const PAST_CONVERSATION: Omit<DemoConversation, 'startedDaysAgo'> = {
  application: 0,
  everyMinutes: 95,
  times: 1,
  unread: 0,
  away: null,
  blocked: false,
  messages: [
    { by: 'employer', text: 'Hello {name}, we look forward to our talk about {job} tomorrow.', about: true },
    { by: 'candidate', text: 'Thank you. Is there anything that I should prepare?' },
    { by: 'employer', text: 'Nothing at all. Two of the team will tell you about their work, and ask you about yours.' },
  ],
};

/** A PDF with one page and one line of text in ASCII. */
export function demoPdf(line: string): Buffer {
  const text = `BT /F1 24 Tf 72 720 Td (${line.replaceAll(/[^ -'*-[\]-~]/g, ' ')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
