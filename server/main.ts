import type { RequestListener } from "node:http";
import { join } from "node:path";
import { findPhotoUses } from "#content/photo-uses.ts";
import { findSamples } from "#content/samples.ts";
import { findMovedPlaces } from "#content/service-area.ts";
import { sectionWords } from "#content/words/shop-words.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { ensureAdmin } from "./accounts/ensure-admin.ts";
import { openAccounts } from "./accounts/open-accounts.ts";
import { createActivityService, startActivitySweep } from "./activity/activity-service.ts";
import { announce } from "./announce.ts";
import { openBackups } from "./backups/backups-service.ts";
import { createCdnPurge } from "./cdn/cdn-purge.ts";
import { type Config, readConfig, toDefaults } from "./config.ts";
import { openContacts } from "./contacts/contacts-service.ts";
import { claimDataFolder, readOrMakeSecret, watchFiles } from "./data-folder.ts";
import { databaseBytes, databasePlace } from "./database/open-database.ts";
import { createReadiness } from "./database/readiness.ts";
import { openErrors } from "./errors/errors-service.ts";
import { createExports } from "./exchange/exports-service.ts";
import { openImports } from "./exchange/imports-service.ts";
import { findAffectedPages } from "./facts/affected-pages-service.ts";
import { openFacts } from "./facts/facts-service.ts";
import { createFailureFeed, type FailureFeed, toFailure } from "./failures.ts";
import { createApp } from "./http/app.ts";
import { createAssetAnswer } from "./http/assets.ts";
import { createCachedAnswer } from "./http/cached-answer.ts";
import { createListener } from "./http/listener.ts";
import { createPageHandler, type SiteBuild } from "./http/pages.ts";
import { createPhotoAnswer } from "./http/photo-answer.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { type HttpServer, listen } from "./http/server.ts";
import { createIndexNow } from "./index-now/index-now.ts";
import { createLog, type Log } from "./log.ts";
import { openMetrics } from "./metrics/open-metrics.ts";
import { orExit } from "./or-exit.ts";
import { PageCache } from "./page-cache.ts";
import { createOldAddresses } from "./pages/old-addresses-service.ts";
import { openPageQuality } from "./pages/page-quality-service.ts";
import { createPanel, pickServices } from "./panel.ts";
import { openPhotos } from "./photos/photos-service.ts";
import { openPreparedDatabase } from "./prepare-database.ts";
import { stopPreparing } from "./prepare-reader.ts";
import { createPreviews } from "./previews.ts";
import { createKnownDevices } from "./security/known-device.ts";
import { createSessionCheck } from "./security/signed-session.ts";
import type { Services } from "./services.ts";
import { createSignInRulesService } from "./settings/sign-in-rules-service.ts";
import { createShareImages } from "./share-images/share-images.ts";
import { getSite } from "./site.ts";
import { createTableReader } from "./spreadsheets/spreadsheets-service.ts";
import { stopOn } from "./stop-on.ts";
import { logStrayLines } from "./stray-lines.ts";
import { openStudio } from "./studio/studio-service.ts";

const pageCacheBytes = 64 * 1024 * 1024;
/** What is in flight may take this long once the server is told to stop; then all the rest is closed. */
const shutdownMilliseconds = 6_000;

/** Where the pages come from: the build, or Vite while someone works on them. */
export type Site = {
  build: SiteBuild;
  /** Only in development. */
  vite?: { before(listener: RequestListener): RequestListener; close(): Promise<void> };
};

/** `root` is the project's folder, wherever this file was built to. */
export async function start(root: string, openSite: () => Promise<Site>): Promise<void> {
  await orExit(async () => {
    const config = readConfig();
    const failures = createFailureFeed();
    const log = createLog(config.logLevel, (fields, line) => failures.tell(toFailure(fields, line)));
    logStrayLines(log);
    const http = await listen(config);
    await serve({ root, config, log, failures, http, site: await openSite() });
  });
}

type Parts = { root: string; config: Config; log: Log; failures: FailureFeed; http: HttpServer; site: Site };

async function serve({ root, config, log, failures, http, site: { vite, build } }: Parts): Promise<void> {
  const siteUrl = config.siteUrl ?? http.url;
  const origin = { siteUrl, trustProxy: config.trustProxy };
  const folder = claimDataFolder(config.dataDir);
  const database = await openPreparedDatabase(config, log).catch((error) => {
    folder.release();
    throw error;
  });
  const metrics = await openMetrics(config.metrics, failures, log);
  const errors = openErrors({ database, log });
  failures.listen(errors.note);
  const secret = config.appSecret ?? readOrMakeSecret(folder.path);
  const isDataGone = watchFiles([folder.lockFile, ...(config.databaseUrl === null ? [databasePlace(config)] : [])]);
  const cache = new PageCache(vite ? 0 : pageCacheBytes);
  const cdn = config.cdn && createCdnPurge({ ...config.cdn, siteUrl, log });
  const dropPages = (slugs: readonly string[]) => {
    const dropped = cache.drop(["pages", ...slugs.map((slug) => `page:${slug}`)]);
    cdn?.changed([...slugs.map(getGeneratedPagePath), ...dropped]);
  };
  const facts = await openFacts({
    database,
    defaults: toDefaults(config),
    log,
    onChange() {
      cache.clear();
      cdn?.everything();
    },
    async onSaved(before, after) {
      await panel.pages.judgeAgain(findMovedPlaces(before, after));
      await quality.followFigures(before, after);
    },
  });
  const site = {
    get name() {
      return facts.service.shop.facts.contact.name;
    },
    get email() {
      return facts.service.shop.facts.contact.email;
    },
  };
  const activity = createActivityService({ database, log });
  const signInRules = createSignInRulesService({ database, record: activity.record });
  const accountSettings = { ...config, site, siteUrl, secret, signInRules };
  const { accountAdmin, accounts } = await openAccounts(database, accountSettings, log);
  const madePassword = await ensureAdmin(accountAdmin, config.admin);
  const stopSweep = startActivitySweep({ database, log });
  const photos = openPhotos({
    database,
    config,
    log,
    onChange(id) {
      cache.drop(["photos", `photo:${id}`]);
      // Its files too, which may be kept for a year.
      cdn?.everything();
    },
    useFinders: [async (id) => findPhotoUses(facts.service.known, id), (id) => panel.pages.findPhotoUses(id)],
  });
  const stopListening = await database.pageChanges.listen((slug) => {
    if (photos.hear(slug)) return;
    if (slug !== null) dropPages([slug]);
    else void facts.follow();
  });
  const onPagesChanged = (slugs: readonly string[]) => {
    dropPages(slugs);
    for (const slug of slugs) indexNow?.notify(getGeneratedPagePath(slug));
  };
  const { record } = activity;
  const getShop = () => facts.service.shop;
  const panel = createPanel({
    config,
    database,
    getShop,
    secret,
    record,
    log,
    onPagesChanged,
    onItemsDone: metrics?.meter.countItems,
  });
  const indexNow = config.indexNow && createIndexNow({ ...config.indexNow, siteUrl, log });
  const shareImages = createShareImages(join(root, "server/share-images/draw-worker.ts"));
  const reader = createTableReader(join(root, "server/spreadsheets/read-sheet-worker.ts"), log);
  const studio = openStudio({
    database,
    runs: panel.runs,
    pages: panel.pages,
    readTable: reader.read,
    log,
  });
  const contacts = openContacts({ database, origin, log, onCounted: metrics?.meter.countContact });
  const aboutPages = { database, siteUrl, onChange: onPagesChanged, record };
  const oldAddresses = createOldAddresses({ ...aboutPages, redirects: panel.redirects });
  const quality = openPageQuality({
    ...aboutPages,
    getShop,
    findVisited: contacts.service.findVisited,
    isBusy: panel.isBusy,
    log,
  });
  const { pages: generated, redirects, batches } = panel;
  const imports = openImports({
    database,
    reader,
    pages: generated,
    redirects,
    oldAddresses,
    facts: facts.service,
    batches,
    record,
    log,
  });
  const backups = openBackups({ config, command: join(root, "server/cli/data.ts"), log });
  const services: Services = {
    get site() {
      return getSite(facts.service.shop, siteUrl);
    },
    get shop() {
      return facts.service.shop;
    },
    facts: facts.service,
    findAffected: (section, after) => findAffectedPages(panel.pages, section, facts.service.shop, after),
    ...createPreviews({
      siteUrl,
      getShop,
      pages: panel.pages,
      render: (path, others) => pages.renderWith(path, others),
    }),
    studio: studio.service,
    ...pickServices(panel),
    photos: photos.service,
    backups: backups.service,
    shareImages,
    contacts: contacts.service,
    quality: quality.service,
    oldAddresses,
    accounts,
    signInRules,
    activity,
    errors: errors.service,
    exports: createExports({ pages: panel.pages, redirects: panel.redirects, facts: facts.service }),
    imports: imports.service,
    log,
  };
  const readiness = createReadiness({ database, isDataGone, log });
  const devices = createKnownDevices(secret, siteUrl);
  const mode = vite ? "development" : "production";
  const hasCdn = cdn !== null;
  const pages = createPageHandler({
    build,
    services,
    cache,
    mode,
    hasCdn,
    isDatabaseAway: readiness.isAway,
    isKnownDevice: devices.isKnown,
    onRendered: metrics?.meter.countRender,
    onRefused: metrics?.meter.countRefusal,
  });
  const client = join(root, "build/client");
  const shared = securityHeaders(siteUrl);
  const hasSession = createSessionCheck(secret);
  const app = createApp({
    log,
    sharedHeaders: shared,
    pages: pages.answer,
    answerGoogle: accounts.answerGoogle,
    origin,
    hasSession,
    report: contacts.report,
    formLimits: new Map([...panel.formLimits, ...photos.formLimits, ...imports.formLimits]),
    indexNowKey: config.indexNow?.key ?? null,
    whyNotReady: readiness.whyNotReady,
    isDataGone,
    publicFolder: client,
  });
  const listener = createListener({
    answerFromCache: createCachedAnswer({ cache, shared, hasSession, hasCdn }),
    answerWithFile: [createAssetAnswer(join(client, "assets"), shared), createPhotoAnswer(photos.served, shared, log)],
    app,
    ...(metrics && { watch: (...answers) => metrics.watchAnswers(metrics.meter, ...answers) }),
  });
  await metrics?.start({
    countWaitingRenders: pages.countWaiting,
    getPageCache: () => ({ pages: cache.size, bytes: cache.bytes }),
    countOpenRuns: panel.runs.countOpenRuns,
    getPool: () => database.getPool?.() ?? null,
    getDatabaseBytes: () => databaseBytes(config),
  });
  http.serve(vite ? vite.before(listener) : listener);
  await panel.start();
  quality.start();
  imports.start();

  stopOn(["SIGTERM", "SIGINT"], log, async () => {
    readiness.stop();
    stopPreparing();
    await Promise.all([http.close(shutdownMilliseconds), panel.stop(), quality.stop(), imports.stop()]);
    await metrics?.stop();
    await vite?.close();
    await backups.stop();
    await studio.stop();
    await contacts.stop();
    await stopSweep();
    await photos.stop();
    await stopListening();
    facts.stop();
    await shareImages.stop();
    indexNow?.stop();
    await errors.stop();
    cdn?.stop();
    await database.db.destroy();
    folder.release();
  });
  const { shop } = facts.service;
  const samples = shop.isSample ? null : findSamples(shop).map(({ section }) => sectionWords[section].title);
  announce({ url: http.url, siteUrl, config, samples, madePassword });
}
