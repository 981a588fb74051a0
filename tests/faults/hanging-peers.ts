import { startMutePeer } from "#tests/support/mute-peer.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { startProduct } from "#tests/support/product.ts";
import { type Fault, Tally } from "./fault.ts";
import { ask, operator, postForm, postPhoto, signIn } from "./panel-client.ts";

/** To a clear sentence for who waits for it. */
const longestUpload = 10_000;

/** What hangs holds up who needs it, for as long as they are patient, and nobody else. */
export const hangingPeers: Fault = {
  name: "a photo store and a mail server that hang",
  rounds: 3,
  async run(rounds) {
    const tally = new Tally();
    const mute = await startMutePeer();
    const storage = `s3://KEY:SECRET@127.0.0.1:${mute.port}/fotos?region=sa-east-1&tls=false`;
    const product = await startProduct({
      ...operator,
      STORAGE_URL: storage,
      SMTP_URL: `smtp://127.0.0.1:${mute.port}`,
      LOG_LEVEL: "silent",
    });
    const { url } = product;
    const cookie = await signIn(product);
    const photo = await makePhoto({ width: 400, height: 300 });
    let slowest = 0;
    let slowestUpload = 0;
    for (let round = 0; round < rounds; round++) {
      let isOver = false;
      const began = performance.now();
      let uploadTook = 0;
      const waiting = Promise.all([
        postPhoto(url, cookie, photo).finally(() => {
          uploadTook = performance.now() - began;
        }),
        postForm(`${url}/admin/login/recuperar`, "", { email: operator.ADMIN_EMAIL }),
        ask(`${url}/fotos/019a8c00-0000-7000-8000-000000000001-640.webp`),
      ]).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        const started = performance.now();
        const [page, panel] = await Promise.all([ask(url), ask(`${url}/admin/painel`, { headers: { cookie } })]);
        slowest = Math.max(slowest, performance.now() - started);
        tally.requests += 2;
        tally.check(
          page?.status === 200 && panel?.status === 200,
          `round ${round}: others got ${page?.status}, ${panel?.status}`,
        );
      }
      const [upload, reset, file] = await waiting;
      tally.requests += 3;
      slowestUpload = Math.max(slowestUpload, uploadTook);
      tally.check(
        upload !== null && /não respondeu/.test(upload.text) && uploadTook < longestUpload,
        `round ${round}: the upload was answered with ${upload?.status} after ${Math.round(uploadTook)} ms`,
      );
      tally.check(
        reset !== null && reset.status < 500,
        `round ${round}: the form of a mail was answered with ${reset?.status}`,
      );
      tally.check(
        file?.status === 404 || file?.status === 503,
        `round ${round}: a photo was answered with ${file?.status}`,
      );
    }
    tally.check((await product.stop()) === 0, "it did not stop cleanly");
    mute.stop();
    return tally.report(
      rounds,
      `the upload was refused after ${Math.round(slowestUpload)} ms at most, others waited ${Math.round(slowest)} ms at most`,
    );
  },
};
