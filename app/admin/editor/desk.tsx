import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { sayWriters } from "#content/words/editor-words.ts";
import type { TypedFields } from "#domain/page-drafts.ts";
import { ConflictBox } from "./conflict-box.tsx";
import { DraftQuestion } from "./draft-question.tsx";
import { EditForm } from "./edit-form.tsx";
import type { EditorRefusal } from "./editor-action.ts";
import type { loadEditor } from "./load-editor.ts";
import { forgetCopy, isNewer, readCopy } from "./local-copy.ts";
import { SaveBar } from "./save-bar.tsx";
import { SidePanel } from "./side-panel.tsx";
import { readTypedForm } from "./typed-form.ts";
import { useAutosave } from "./use-autosave.ts";
import { askCheck, useCheck } from "./use-check.ts";

type DeskProps = {
  loaded: Awaited<ReturnType<typeof loadEditor>>;
  answer: EditorRefusal | undefined;
  path: string;
};

/** What the fields begin with; another key builds them anew. */
type Base = { key: string; fields: TypedFields; basedOn: number };

/** Typed and kept somewhere: nobody has said yet whether it is to go on. */
type Unsaved = { fields: TypedFields; basedOn: number; savedAt: Date; isLocal: boolean };

/** Shorter, and every word would be a request; longer, and a closed tab would lose a sentence. */
const restMilliseconds = 800;

/** The form of a page, what becomes of it beside, and all that keeps typed text from being lost. */
export function Desk({ loaded, answer, path }: DeskProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSettled = useRef(false);
  const [base, setBase] = useState<Base>(() => toBase(loaded));
  const [typed, setTyped] = useState<TypedFields | null>(null);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(() => findUnsaved(loaded));
  const { id, writer, version } = loaded;
  const read = () => (form.current ? readTypedForm(form.current) : null);
  const autosave = useAutosave({
    path: `${path}/rascunho`,
    pageId: id,
    writer,
    basedOn: base.basedOn,
    draftAt: loaded.draft?.savedAt ?? null,
    now: loaded.now,
    typed,
  });
  const checkPath = `${path}/conferir`;
  const check = useCheck(checkPath, typed, loaded.check);
  const { reset } = autosave;

  const findLocal = useEffectEvent(async (signal: AbortSignal) => {
    const copy = readCopy(id, writer);
    if (!copy || !isNewer(copy, loaded.draft)) return;
    setUnsaved({ ...copy, savedAt: new Date(copy.savedAt), isLocal: true });
    // The tab may have been closed between saving and being told so.
    const found = await askCheck(checkPath, copy.fields, signal);
    if (!found?.isSaved) return;
    forgetCopy(id, writer);
    setUnsaved((before) => (before?.isLocal ? findUnsaved(loaded) : before));
  });
  useEffect(() => {
    const stop = new AbortController();
    void findLocal(stop.signal);
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, []);

  // What was saved or given up makes room for the page as it is now; what is being typed never does.
  const takeLoaded = useEffectEvent(() => {
    if (!isSettled.current && typed !== null) return;
    if (isSettled.current) {
      reset();
      setTyped(null);
      setUnsaved(null);
    }
    isSettled.current = false;
    setBase(toBase(loaded));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page was loaded again
  useEffect(() => takeLoaded(), [loaded]);
  const settle = () => {
    clearTimeout(timer.current);
    isSettled.current = true;
  };

  function rest(): void {
    const fields = read();
    if (!fields) return;
    autosave.touch(fields);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyped(fields), restMilliseconds);
  }

  // What was refused is typed still, and may not have come to rest before it was sent.
  const resume = useEffectEvent(() => {
    isSettled.current = false;
    rest();
  });
  useEffect(() => {
    if (answer) resume();
  }, [answer]);

  if (unsaved) {
    return (
      <DraftQuestion
        path={path}
        savedAt={unsaved.savedAt}
        isOutdated={unsaved.basedOn !== version}
        isLocal={unsaved.isLocal}
        onContinue={() => {
          setBase({ ...unsaved, key: "unsaved" });
          setTyped(unsaved.fields);
          setUnsaved(null);
        }}
        onDiscard={settle}
      />
    );
  }
  const writers = autosave.writers ?? loaded.writers;
  const { conflict } = answer ?? {};
  return (
    <>
      {writers.length > 0 && (
        <p role="status" className="rounded-lg bg-warn-pale px-3 py-2 text-warn">
          {sayWriters(writers)}
        </p>
      )}
      {conflict && <ConflictBox conflict={conflict} formId={formId} path={path} onTakeTheirs={settle} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div onSubmit={settle} className="min-w-0 rounded-xl border border-line bg-white p-4 md:p-6">
          <EditForm
            key={base.key}
            {...loaded}
            formRef={form}
            formId={formId}
            path={path}
            fields={base.fields}
            basedOn={base.basedOn}
            answer={answer}
            check={check}
            onInput={rest}
          />
        </div>
        <SidePanel check={check} previewPath={`${path}/previa`} typed={typed} initial={base.fields} />
      </div>
      <SaveBar
        formId={formId}
        previewPath={`${path}/previa`}
        state={autosave.state}
        savedAt={autosave.savedAt}
        canPublish={loaded.page.canPublish}
        loginPath={`/admin/login?${new URLSearchParams({ voltar: path })}`}
      />
    </>
  );
}

/** What the server has of it, where nobody has said yet that it goes on. */
function findUnsaved({ draft, isContinued }: DeskProps["loaded"]): Unsaved | null {
  return draft && !isContinued ? { ...draft, isLocal: false } : null;
}

function toBase({ fields, basedOn, version }: DeskProps["loaded"]): Base {
  return { key: `version ${version}`, fields, basedOn };
}
