// Not a worker: this is how Vite bundles a script apart and tells its address.
import consentScript from "./consent.ts?worker&url";

/** For pages of a site that has a tag set up. */
export function ConsentScript() {
  return <script type="module" src={consentScript} />;
}
