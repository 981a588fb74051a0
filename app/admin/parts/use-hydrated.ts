import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and where JavaScript does not run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
