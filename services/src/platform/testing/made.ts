/** What tests of this worker had made so far; the most expensive things there are. */
export const made = { applications: 0, databases: 0, processes: 0 };
