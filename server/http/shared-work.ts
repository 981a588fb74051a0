type Flight<Result> = { result: Promise<Result>; waiting: number; controller: AbortController };

/** Does the same work once for all who wait for it at a time, and stops it when all of them have left. */
export class SharedWork<Result> {
  readonly #flights = new Map<string, Flight<Result>>();

  /** `isOwn` says who began it. */
  join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<Result>) {
    const known = this.#flights.get(key);
    const flight = known ?? this.#begin(key, start);
    flight.waiting += 1;
    signal.addEventListener(
      "abort",
      () => {
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        this.#end(key, flight);
        flight.controller.abort(signal.reason);
      },
      { once: true },
    );
    return { result: flight.result, isOwn: !known };
  }

  #begin(key: string, start: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const controller = new AbortController();
    const flight = { result: start(controller.signal), waiting: 0, controller };
    this.#flights.set(key, flight);
    const end = () => this.#end(key, flight);
    flight.result.then(end, end);
    return flight;
  }

  #end(key: string, flight: Flight<Result>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
