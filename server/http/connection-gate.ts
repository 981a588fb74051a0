import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers do not pipeline at all. */
const inFlightPerConnection = 16;
/** Of what is pipelined, over all connections: then whoever else has something to say is heard first. */
const startedPerTurn = 16;
/** Over all connections. A chunk of a socket may hold 2,400 requests, and they are parsed before anyone is asked. */
const waitingOverall = 8_192;

type Pending = { request: IncomingMessage; response: ServerResponse };

type Connection = { inFlight: number; waiting: Pending[]; last: ServerResponse | null; isRefused: boolean };

export type ConnectionGate = {
  listener: RequestListener;
  /** From now on every connection ends with the answer it waits for. */
  close(): void;
};

/**
 * Hands on a few requests of a connection at a time. What is pipelined beyond that waits, and the connection is not
 * read meanwhile: each answer of a page takes memory until those before it have been sent. Connections that pipeline
 * take turns, a few requests in each turn of the event loop: an answer that costs little, such as a refusal, would
 * otherwise be followed by the next at once, and nobody else's request be read until all of them are answered.
 */
export function createConnectionGate(
  listener: RequestListener,
  onAnswered: () => void,
  { inFlight = inFlightPerConnection, waiting = waitingOverall } = {},
): ConnectionGate {
  const connections = new Map<Socket, Connection>();
  /** Those that have something waiting and room for it. Whoever is first has its turn next. */
  const turns = new Set<Socket>();
  let waitingCount = 0;
  let isClosing = false;
  let isTurnPlanned = false;

  function open(socket: Socket): Connection {
    const connection: Connection = { inFlight: 0, waiting: [], last: null, isRefused: false };
    connections.set(socket, connection);
    // Each request that is over lets the socket flow again.
    socket.on("resume", () => {
      if (connection.waiting.length > 0 || connection.isRefused) socket.pause();
    });
    socket.once("close", () => {
      waitingCount -= connection.waiting.length;
      connection.waiting = [];
      connections.delete(socket);
      turns.delete(socket);
    });
    return connection;
  }

  function start(connection: Connection, socket: Socket, { request, response }: Pending): void {
    connection.inFlight += 1;
    response.once("close", () => {
      connection.inFlight -= 1;
      planTurn(connection, socket);
      onAnswered();
    });
    listener(request, response);
  }

  function planTurn(connection: Connection, socket: Socket): void {
    if (connection.waiting.length === 0 || connection.inFlight >= inFlight) return;
    turns.add(socket);
    if (isTurnPlanned) return;
    isTurnPlanned = true;
    setImmediate(takeTurns);
  }

  function takeTurns(): void {
    isTurnPlanned = false;
    for (let started = 0; started < startedPerTurn; started++) {
      const [socket] = turns;
      const connection = socket && connections.get(socket);
      if (!socket || !connection) return;
      turns.delete(socket);
      startNext(connection, socket);
      planTurn(connection, socket);
    }
  }

  function startNext(connection: Connection, socket: Socket): void {
    const next = connection.waiting.shift();
    if (!next) return;
    waitingCount -= 1;
    if (connection.waiting.length === 0 && !connection.isRefused) socket.resume();
    start(connection, socket, next);
  }

  function refuse(connection: Connection, socket: Socket, { response }: Pending): void {
    connection.isRefused = true;
    socket.pause();
    response.shouldKeepAlive = false;
    response.writeHead(503, { "Retry-After": "5", "Content-Length": "0" }).end();
  }

  return {
    listener(request, response) {
      const { socket } = request;
      const connection = connections.get(socket) ?? open(socket);
      // The answer before this one was the last.
      if (connection.isRefused) return;
      connection.last = response;
      if (isClosing) response.shouldKeepAlive = false;
      const pending = { request, response };
      if (connection.inFlight === 0 && connection.waiting.length === 0) start(connection, socket, pending);
      else if (waitingCount >= waiting) refuse(connection, socket, pending);
      else {
        connection.waiting.push(pending);
        waitingCount += 1;
        socket.pause();
        planTurn(connection, socket);
      }
    },
    close() {
      isClosing = true;
      for (const { last } of connections.values()) if (last && !last.headersSent) last.shouldKeepAlive = false;
    },
  };
}
