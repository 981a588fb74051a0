/**
 * Rows as each version of the database holds them: the statements that fill what its migration added, or added columns
 * to. A new migration brings a new entry; an old one is never changed, or the test would no longer tell what becomes of
 * rows that were written then.
 */
export const oldRows: Record<string, string[]> = {
  "001-generated-pages": [
    `insert into generated_pages (id, title, slug, content, created_at, updated_at) values
      ('p1', 'Motor em Osasco', 'motor-em-osasco', '<p onclick="x()">Um dois</p><script>x()</script>',
       '2024-03-01T13:00:00.000Z', '2024-03-02T13:00:00.000Z'),
      ('p2', 'Portão na Mooca', 'portao-na-mooca', '<p>Três palavras aqui</p>',
       '2024-03-01T14:00:00.000Z', '2024-03-01T14:00:00.000Z')`,
  ],
  "002-runs": [
    `insert into generated_pages (id, title, slug, content, created_at, updated_at, seq, search_text, place, words)
      values ('p3', 'Conserto em Barueri', 'conserto-em-barueri', '<p>Um</p>', '2024-04-01T13:00:00.000Z',
       '2024-04-01T13:00:00.000Z', 3, 'conserto em barueri conserto-em-barueri', 'barueri', 1)`,
    `insert into runs (id, kind, state, description, creativity, total, created, failed, created_at) values
      ('r1', 'legacy', 'done', '', 75, 2, 1, 1, '2024-04-01T12:00:00.000Z')`,
    `insert into run_items (run_id, position, title, slug, state, reason) values
      ('r1', 0, 'Conserto em Barueri', 'conserto-em-barueri', 'created', null),
      ('r1', 1, '???', '', 'failed', 'O título precisa ter letras ou números.')`,
    "insert into settings (name, value, updated_at) values ('ai-key', 'sealed', '2024-04-01T12:00:00.000Z')",
  ],
  "003-take-over-pages": [
    `insert into generated_pages (id, title, slug, content, created_at, updated_at, seq, search_text, place, words)
      values ('p4', 'Kit PPA', 'kit-ppa', '<p>Um</p>', '2024-05-01T13:00:00.000Z', '2024-05-01T13:00:00.000Z', 4,
       'kit ppa kit-ppa', '', 1)`,
    "insert into page_days (day, pages, words) values ('2024-05-01', 1, 1)",
  ],
  "004-deleted-pages": ["insert into deleted_pages (slug, deleted_at) values ('foi-se', '2024-05-02T13:00:00.000Z')"],
  "005-contacts": [
    `insert into contacts (id, at, day, kind, path, page_kind, button, source, is_ad, device) values
      ('c1', '2026-03-10T13:00:00.000Z', '2026-03-10', 'chat', '/links-uteis/kit-ppa', 'useful-link', 'content',
       'direct', 0, 'phone')`,
    "insert into contact_days (dimension, day, value, chats, phones) values ('total', '2026-03-10', '', 1, 0)",
    "insert into page_views_days (day, path, views) values ('2026-03-10', '/links-uteis/kit-ppa', 7)",
    "update generated_pages set contacts = 1 where slug = 'kit-ppa'",
  ],
  "006-rate-limits": [
    "insert into rate_limits (name, subject, tries, ends_at) values ('login-address', 'digest', 3, 1999999999999)",
  ],
  "007-answers": [
    `insert into generated_pages (id, title, slug, content, created_at, updated_at, seq, search_text, place, words,
       is_published, hold, score, subject, is_indexable, judged_by)
      values ('p5', 'Pizza em Osasco', 'pizza-em-osasco', '<p>Um</p>', '2026-05-01T13:00:00.000Z',
       '2026-05-01T13:00:00.000Z', 5, 'pizza em osasco pizza-em-osasco', 'osasco', 1, 0, 'off-topic', 10, '', 0, 1)`,
    "insert into page_days (day, pages, words, indexable) values ('2026-05-01', 1, 1, 0)",
  ],
  "008-run-outcomes": [
    `insert into runs (id, kind, state, description, creativity, total, created, failed, existing, held, created_at)
      values ('r2', 'legacy', 'done', '', 75, 3, 1, 0, 1, 1, '2026-06-01T12:00:00.000Z')`,
    `insert into runs (id, kind, state, description, creativity, total, created, created_at)
      values ('r3', 'ai', 'done', '', 75, 1, 1, '2026-06-01T13:00:00.000Z')`,
    `insert into run_items (run_id, position, title, slug, state, reason) values
      ('r3', 0, 'Portão na Mooca', 'portao-na-mooca', 'created', null)`,
  ],
  "009-origins": ["update generated_pages set origin = 'imported' where slug = 'motor-em-osasco'"],
  "010-facts": [
    `insert into fact_changes (id, section, value, saved_at, saved_by) values
      ('f1', 'warranty', '{"motorMonths":24,"installationMonths":6}', '2026-11-16T12:00:00.000Z', 'Rosa')`,
    "update generated_pages set figures = '|price.padrao|' where slug = 'kit-ppa'",
  ],
  "011-people": [
    `insert into activity (id, at, account_id, account_name, action, details) values
      ('a1', '2026-11-10T12:00:00.000Z', 'u1', 'Maria', 'role-changed', '{"person":"Ana","from":"staff","to":"owner"}')`,
    `insert into invitations (id, token_hash, name, email, role, created_at, expires_at, used_at, withdrawn_at) values
      ('i1', 'digest', 'Ana', null, 'staff', '2026-11-10T12:00:00.000Z', '2026-11-17T12:00:00.000Z', null, null)`,
  ],
  "012-photos": [
    `insert into photos (id, alt, file_name, width, height, original_width, original_height, original_hash, crop, blurs,
       hash, version, widths, bytes, search_text, created_at, created_by, deleted_at)
      values ('019a8c00-0000-7000-8000-000000000001', 'Portão branco', 'portao.jpg', 640, 480, 1280, 960, 'abc',
       '{"x":0,"y":0,"width":0.5,"height":0.5}', '[]', '0123456789abcdef', 2, '[320,640]', 90000,
       'portao branco portao.jpg', '2026-07-01T12:00:00.000Z', 'ana@exemplo.com.br', null)`,
    "insert into photo_leftovers (name, due_at) values ('public/velha.jpg', '2026-07-01T12:00:00.000Z')",
  ],
  "013-page-life": [
    "update generated_pages set state = 'unpublished', is_published = 0, version = 2 where slug = 'kit-ppa'",
    `insert into page_revisions (page_id, version, title, slug, content, description, share_text, place,
       is_place_chosen, saved_how, saved_by, save_reason, saved_at)
      values ('p4', 1, 'Kit PPA', 'kit-ppa', '<p>Um</p>', '', '', '', 0, '', '', '', '2026-11-16T12:00:00.000Z')`,
    `insert into page_drafts (page_id, account_id, account_name, based_on, fields, saved_at)
      values ('p4', 'u1', 'Maria', 2, '{"title":"Kit PPA completo"}', '2026-11-16T12:00:00.000Z')`,
    `insert into binned_pages (id, title, slug, search_text, row, binned_at, binned_by)
      values ('p9', 'Página velha', 'pagina-velha', 'pagina velha', '{}', '2026-11-16T12:00:00.000Z', 'Maria')`,
    `insert into redirects (from_path, to_path, kind, made_by, created_at)
      values ('/links-uteis/kit', '/links-uteis/kit-ppa', 'moved', 'Maria', '2026-11-16T12:00:00.000Z')`,
    `insert into batches (id, action, options, state, total, account_id, account_name, created_at)
      values ('b1', 'bin', '{}', 'done', 1, 'u1', 'Maria', '2026-11-16T12:00:00.000Z')`,
    "insert into batch_items (batch_id, page_id, title, state, detail) values ('b1', 'p9', 'Página velha', 'changed', null)",
    `insert into page_filters (id, account_id, name, query, created_at)
      values ('s1', 'u1', 'Sem contato', 'contatos=sem', '2026-11-16T12:00:00.000Z')`,
    "update runs set publishing = '' where id = 'r1'",
  ],
  "014-errors": [
    `insert into errors (code, place, hour, count, last_request_id, last_at) values
      ('page-failed', 'city', '2026-11-16T12:00:00.000Z', 3, '7K3M-Q2XF', '2026-11-16T12:40:00.000Z')`,
  ],
  "017-quality": [
    "update page_quality set concept = 'kit', score = 70, is_public = 1, weight = 20 where page_id = 'p4'",
    `insert into page_issues (page_id, reason, weight, total, detail, other_id)
      values ('p4', 'orphan', 20, 20, '', null)`,
    `insert into page_dismissals (page_id, reason, version, dismissed_by, dismissed_at)
      values ('p4', 'thin', 1, 'Maria', '2026-11-16T12:00:00.000Z')`,
    "insert into page_links (page_id, to_slug) values ('p4', 'motor-em-osasco')",
  ],
  "018-studio": [
    `insert into runs (id, kind, state, description, creativity, total, created, publishing, publish_slot, template, created_at)
      values ('r4', 'template', 'done', '', 75, 1, 1, '{"mode":"drafts"}', 0,
       '{"text":"<p>{Bairro}</p>","columns":["Bairro"]}', '2026-11-16T12:00:00.000Z')`,
    `insert into run_items (run_id, position, title, slug, state, reason, fields) values
      ('r4', 0, 'Portão na Mooca', 'portao-na-mooca', 'created', null, '["Mooca"]')`,
    `insert into studio_sheets (id, account_id, name, row_count, options, version, run_id, created_at)
      values ('s1', 'u1', 'bairros.xlsx', 1,
       '{"hasHeader":false,"columns":["Título"],"titleTemplate":"{Título}","textTemplate":""}', 1, null,
       '2026-11-16T12:00:00.000Z')`,
    `insert into studio_rows (sheet_id, part, rows) values ('s1', 0, '[[1,"Portão na Mooca"]]')`,
    "insert into studio_fixes (sheet_id, line, title, is_left_out) values ('s1', 1, 'Portão em Osasco', 0)",
  ],
  "021-imports": [
    `insert into imports (id, kind, state, file_name, ignored, account_id, account_name, batch_id, started_at, created_at)
      values ('i1', 'pages', 'checked', 'paginas.xlsx', '[]', 'u1', 'Maria', null, null, '2026-11-16T12:00:00.000Z')`,
    `insert into import_rows (import_id, line, outcome, title, search_text, wish, detail)
      values ('i1', 2, 'new', 'Portão na Mooca', 'portao na mooca', '{"fields":{"title":"Portão na Mooca"}}', null)`,
  ],
  // Indexes alone.
  "022-orders-of-pages": [],
  // What servers told each other; there is none of it on SQLite, and a start reads none.
  "023-page-notices": [],
};
