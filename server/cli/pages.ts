import { messageOf } from "#content/messages.ts";
import { DomainError } from "#domain/errors.ts";
import { StartError } from "../start-error.ts";
import { readCommand, usage } from "./read-command.ts";
import { runCommand } from "./run-command.ts";

/** `npm run pages -- …`, also beside a running server. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Whoever reads has read enough: `… | head`.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  const command = readCommand(process.argv.slice(2));
  if (command === null) {
    process.stderr.write(usage);
    process.exitCode = 2;
  } else {
    process.exitCode = await runCommand(command);
  }
} catch (error) {
  const isExpected = error instanceof DomainError || error instanceof StartError;
  if (!isExpected) throw error;
  process.stderr.write(`basculante: ${error instanceof DomainError ? messageOf(error) : error.message}\n`);
  process.exitCode = 1;
}
