import { expect, test } from "vitest";
import { readCommand } from "./read-command.ts";

test.each([
  ["import titulos.txt", { name: "import", file: "titulos.txt", isAi: false, creativity: 75, description: "" }],
  ["import - --ai --creativity 20", { name: "import", file: "-", isAi: true, creativity: 20, description: "" }],
  ["list", { name: "list", search: "", limit: 50 }],
  ["list --search mooca --limit 3", { name: "list", search: "mooca", limit: 3 }],
  ["export --json", { name: "export", format: "json" }],
  ["export --csv", { name: "export", format: "csv" }],
  ["delete a b", { name: "delete", slugs: ["a", "b"] }],
])("%s", (line, command) => {
  expect(readCommand(line.split(" "))).toEqual(command);
});

test.each(["", "import", "import a b", "import a --creativity x", "list --limit 0", "export", "export --json --csv"])(
  "%j makes no sense",
  (line) => {
    expect(readCommand(line.split(" "))).toBeNull();
  },
);

test.each(["delete", "list x", "drop", "list --unknown"])("nor does %j", (line) => {
  expect(readCommand(line.split(" "))).toBeNull();
});
