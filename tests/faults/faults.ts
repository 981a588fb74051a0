import { badClients, idleClients } from "./connections.ts";
import { cutConnections, databaseAway } from "./database-away.ts";
import { fullDisk, readOnlyDisk } from "./disk.ts";
import type { Fault } from "./fault.ts";
import { hangingPeers } from "./hanging-peers.ts";
import { jumpingClock } from "./jumping-clock.ts";
import { kills } from "./kills.ts";
import { malformedRequests } from "./malformed.ts";
import { stopUnderLoad } from "./stop-under-load.ts";

export const faults: readonly Fault[] = [
  kills,
  fullDisk,
  readOnlyDisk,
  databaseAway,
  cutConnections,
  badClients,
  idleClients,
  hangingPeers,
  jumpingClock,
  stopUnderLoad,
  malformedRequests,
];
