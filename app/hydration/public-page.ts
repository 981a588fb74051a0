/** The script of every public page, inline and constant. The build makes it small and the policy names its hash. */
import { bootOnIntent } from "./boot-on-intent.ts";
import { countContacts } from "./count-contacts.ts";

bootOnIntent();
countContacts();
