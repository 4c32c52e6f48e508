/** The first day of the month of a public remark: a day would tell an employer whose interview it was. */
export const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
