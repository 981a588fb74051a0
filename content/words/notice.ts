/** A toast: what happened, and what it means when there is more to say. */
export type Notice = { title: string; description?: string };
