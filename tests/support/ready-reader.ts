import { prepareToRead } from "#content/knowledge/read-title.ts";

// Before the first title all of the knowledge is read. As a file of tests is loaded nobody counts the seconds; on a busy
// machine they are most of what the first test has.
while (prepareToRead());
