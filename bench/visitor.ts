import { Agent, get } from "node:http";

/**
 * Asks as plainly as it can be asked, on one connection, and leaves the bytes unread. With `fetch` one answer in a
 * hundred waits 20 ms for its own client, and the server shares its core with what the client does.
 */
export function createVisitor(url: string, encoding: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  function visit(path = "/"): Promise<void> {
    return new Promise((resolve, reject) => {
      get(url + path, { agent, headers: { "accept-encoding": encoding } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`a visitor of ${path} got ${answer.statusCode}`));
        answer.resume().once("end", resolve);
      }).once("error", reject);
    });
  }

  return { visit, leave: () => agent.destroy() };
}
