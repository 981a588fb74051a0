/** A module and all that it imports as one small script, by server/build/inline-script.ts. */
declare module "*?inline-script" {
  export const code: string;
  /** As a Content-Security-Policy names it. */
  export const hash: string;
}
