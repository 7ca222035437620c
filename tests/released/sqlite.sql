BEGIN TRANSACTION;
CREATE TABLE "blog_posts" ("id" integer primary key, "title" text not null, "author" text not null, "category" text not null, "short_description" text not null, "content" text not null, "tags" text not null, "created_at" text not null, "details" text not null, "file_hash" text);
CREATE TABLE "chat_messages" ("id" text primary key, "session_id" text not null references "chat_sessions" ("id") on delete cascade, "position" integer not null, "role" text not null, "content" text not null, "state" text not null, "image_type" text, "image_data" text, "sources" text, "perspectives" text, "follow_ups" text, "rating" integer, "created_at" text not null, "heartbeat_at" text not null, "stop_asked" integer default 0 not null, "mode" text, "network" text, constraint "chat_messages_in_order" unique ("session_id", "position"));
INSERT INTO "chat_messages" VALUES('ijQRHKCsq9a39ddGBWVOfw','creV9KkNTsvKkjzS2600mQ',1,'user','Ce mănâncă pisica?','done',NULL,NULL,NULL,NULL,NULL,NULL,'2026-11-22T19:06:24.566Z','2026-11-22T19:06:24.566Z',0,NULL,NULL);
INSERT INTO "chat_messages" VALUES('uOHpanu_kX_srNiyqSsdEQ','creV9KkNTsvKkjzS2600mQ',2,'assistant','Iată ce am găsit în paginile noastre.

**Pisica nu mănâncă: cât poți aștepta**

Dacă o pisică adultă nu a mâncat nimic de 24 de ore, are nevoie de un medic veterinar. La pisoi, limita este de câteva ore. Pisica nu este un câine care „sare o masă”: la ea, postul singur poate îmbolnăvi ficatul. [1]

**Ce îi spui medicului despre pisica ta**

Medicul veterinar are nevoie de câteva date despre pisica ta: vârsta, dacă a slăbit, ce mănâncă de obicei, când a mâncat ultima dată, dacă bea, urinează și vomită. Spune dacă pisica iese afară, dacă e sterilizată și dacă a fost vreo schimbare în casă: mutare, animal nou, musafiri. Adu cu tine ambalajul hranei și lista tratamentelor, dacă ia vreunul. [2]

**Ce mănâncă o pisică: hrană, apă și când lipsa poftei devine urgență**

Dă-i pisicii o hrană completă pentru pisici, potrivită vârstei, în mai multe mese mici, și apă proaspătă. Dacă o pisică adultă nu a mâncat nimic de 24 de ore, mergi la medicul veterinar. [3]

*Informații redactate din surse publice, nerevizuite de un medic veterinar.*','done',NULL,NULL,'[{"id":1,"title":"Pisica nu mănâncă: cât poți aștepta","url":"/blog/7","kind":"article","quote":"Dacă o pisică adultă nu a mâncat nimic de 24 de ore, are nevoie de un medic veterinar. La pisoi, limita este de câteva ore.","checked_on":"2026-11-21"},{"id":2,"title":"Pisica nu mănâncă: cât poți aștepta – Ce îi spui medicului despre pisica ta","url":"/blog/7#ce-ii-spui-medicului-despre-pisica-ta","kind":"article","quote":"Medicul veterinar are nevoie de câteva date despre pisica ta: vârsta, dacă a slăbit, ce mănâncă de obicei, când a mâncat ultima dată, dacă bea, urinează și vomită. Spune dacă pisica iese afară, dacă e sterilizată și dacă a fost vreo schimbare în casă: mutare, animal nou, musafiri.","checked_on":"2026-11-21"},{"id":3,"title":"Ce mănâncă o pisică: hrană, apă și când lipsa poftei devine urgență","url":"/blog/46","kind":"article","quote":"Dă-i pisicii o hrană completă pentru pisici, potrivită vârstei, în mai multe mese mici, și apă proaspătă. Dacă o pisică adultă nu a mâncat nimic de 24 de ore, mergi la medicul veterinar.","checked_on":"2026-11-21"}]','[{"id":"vet","label":"Medic veterinar","text":"Dacă o pisică adultă nu a mâncat nimic de 24 de ore, are nevoie de un medic veterinar. La pisoi, limita este de câteva ore.","source_ids":[1]}]','["De câte ori pe zi mănâncă o pisică?","De ce nu aștepți când pisica nu mănâncă?","Ce mănâncă o pisică: hrană, apă și când lipsa poftei devine urgență?"]',NULL,'2026-11-22T19:06:24.566Z','2026-11-22T19:06:28.892Z',0,'extractive',NULL);
CREATE TABLE "chat_sessions" ("id" text primary key, "user_id" text references "users" ("id") on delete cascade, "guest_hash" text, "title" text not null, "is_active" integer not null, "tokens_used" integer not null, "created_at" text not null, "updated_at" text not null);
INSERT INTO "chat_sessions" VALUES('creV9KkNTsvKkjzS2600mQ','_zQyVW15tP_5C5K-XUGbKQ',NULL,'Chat nou',1,0,'2026-11-22T19:06:24.562Z','2026-11-22T19:06:29.334Z');
CREATE TABLE "complaint_sets" ("id" text primary key, "media_id" text not null unique, "user_id" text not null references "users" ("id") on delete cascade, "user_name" text not null, "title" text not null, "description" text not null, "registration_number" text, "filed_on" text, "created_at" text not null, "expires_at" text not null);
INSERT INTO "complaint_sets" VALUES('yBmtZImUiXWVhot86jflGQ','vJtPhe5jsT4cnKUoA7QPAw','_zQyVW15tP_5C5K-XUGbKQ','Dan Exemplu','Câine legat fără apă','Legat cu un lanț scurt.',NULL,NULL,'2026-11-22T19:06:24.423Z','2099-01-01T00:00:00.000Z');
CREATE TABLE "directory_reports" ("id" text primary key, "kind" text not null, "record_id" integer not null, "what" text not null, "created_at" text not null);
CREATE TABLE "editor_questions" ("id" text primary key, "question" text not null, "reason" text not null, "created_at" text not null);
CREATE TABLE "evidence_files" ("id" text primary key, "user_id" text references "users" ("id") on delete set null, "set_id" text references "complaint_sets" ("id") on delete set null, "position" integer not null, "state" text not null, "type" text not null, "content_type" text not null, "extension" text not null, "width" integer, "height" integer, "bytes" integer not null, "sha256" text not null, "given_bytes" integer not null, "given_sha256" text not null, "created_at" text not null);
INSERT INTO "evidence_files" VALUES('AAAAAAAAAAAAAAAAAAAAAA','_zQyVW15tP_5C5K-XUGbKQ','yBmtZImUiXWVhot86jflGQ',0,'kept','image','image/webp','webp',640,480,31,'5ef72fc01d74f15850cdedabc84512ca72828937381c5ee9ce6835b833cb1acd',3000,'5ef72fc01d74f15850cdedabc84512ca72828937381c5ee9ce6835b833cb1acd','2026-11-22T19:06:24.384Z');
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO "kysely_migration" VALUES('0001_people','2026-11-22T19:06:21.446Z');
INSERT INTO "kysely_migration" VALUES('0002_chat','2026-11-22T19:06:21.498Z');
INSERT INTO "kysely_migration" VALUES('0003_blog','2026-11-22T19:06:21.514Z');
INSERT INTO "kysely_migration" VALUES('0004_directories','2026-11-22T19:06:21.551Z');
INSERT INTO "kysely_migration" VALUES('0005_petitions','2026-11-22T19:06:21.582Z');
INSERT INTO "kysely_migration" VALUES('0006_evidence','2026-11-22T19:06:21.638Z');
INSERT INTO "kysely_migration" VALUES('0007_signature_mail','2026-11-22T19:06:21.732Z');
INSERT INTO "kysely_migration" VALUES('0008_several_processes','2026-11-22T19:06:21.761Z');
INSERT INTO "kysely_migration" VALUES('0009_passage_vectors','2026-11-22T19:06:21.773Z');
INSERT INTO "kysely_migration" VALUES('0010_editor_question_order','2026-11-22T19:06:21.782Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO "kysely_migration_lock" VALUES('migration_lock',0);
CREATE TABLE "operator_actions" ("id" text primary key, "action" text not null, "petition_id" integer, "details" text not null, "operator" text not null, "created_at" text not null);
INSERT INTO "operator_actions" VALUES('n2hoWvidVIAswbk9TUw2FA','create',1,'{"goal":1000}','root','2026-11-22T19:06:24.452Z');
CREATE TABLE "passage_vectors" ("model" text not null, "text_hash" text not null, "dimension" integer not null, "vector" text not null, constraint "passage_vectors_key" primary key ("model", "text_hash"));
CREATE TABLE "petitions" ("id" integer primary key, "title" text not null, "description" text not null, "addressee" text not null, "title_en" text, "summary_en" text, "photo_url" text, "current_signatures" integer not null check (current_signatures >= 0), "required_signatures" integer not null check (required_signatures > 0), "is_active" integer not null, "is_example" integer not null, "created_at" text not null, "verified_signatures" integer default 0 not null check (verified_signatures >= 0), "closed_at" text, "anonymised_at" text);
INSERT INTO "petitions" VALUES(1,'Apă pentru câinii din parc','Cerem o cișmea.','Primăria',NULL,NULL,NULL,3,1000,1,0,'2026-11-22T19:06:24.452Z',0,NULL,NULL);
CREATE TABLE "reports" ("id" text primary key, "kind" text not null, "target_id" text not null, "reason" text not null, "what" text not null, "email" text, "state" text not null, "created_at" text not null);
CREATE TABLE "shelters" ("id" integer primary key autoincrement, "name" text not null, "description" text not null, "phone_numbers" text not null, "website" text, "photo_url" text, "photo_type" text, "photo_preview" text, "photo_data" text, "verified_on" text, "is_example" integer not null, "status" text not null, "suggested_because" text, "created_at" text not null, "updated_at" text not null, "location" text not null);
CREATE TABLE "signature_links" ("hash" text primary key, "petition_id" integer not null, "email_key" text not null, "purpose" text not null, "expires_at" text not null);
CREATE TABLE "signature_mails" ("petition_id" integer not null, "email_key" text not null, "language" text not null, "state" text not null, "mails" integer not null, "tries" integer not null, "next_try_at" text not null, constraint "signature_mails_once" primary key ("petition_id", "email_key"), constraint "signature_mails_of" foreign key ("petition_id", "email_key") references "signatures" ("petition_id", "email_key") on delete cascade);
CREATE TABLE "signatures" ("petition_id" integer not null references "petitions" ("id") on delete cascade, "email_key" text not null, "full_name" text not null, "email" text not null, "phone_number" text, "browser_hash" text not null, "user_id" text references "users" ("id") on delete set null, "created_at" text not null, "verified_at" text, "network" text, constraint "signatures_once" primary key ("petition_id", "email_key"));
INSERT INTO "signatures" VALUES(1,'ana@exemplu.ro','ana Exemplu','ana@exemplu.ro',NULL,'scRZXjTq6YkPAmJtd1SgGXL5Og8b4jhy-tpJK9z6kI4',NULL,'2026-11-22T19:06:24.484Z',NULL,'h7KYCu_r7-6RKxts5c6XwbYvWbTSDjCK3bb1nlGtIpI');
INSERT INTO "signatures" VALUES(1,'ilinca@exemplu.ro','ilinca Exemplu','ilinca@exemplu.ro',NULL,'sr3XxR1hIIpc2hqi2HRX8YSxnKaSDVTzfViyQ9Gq07s',NULL,'2026-11-22T19:06:24.507Z',NULL,'h7KYCu_r7-6RKxts5c6XwbYvWbTSDjCK3bb1nlGtIpI');
INSERT INTO "signatures" VALUES(1,'mihai@exemplu.ro','mihai Exemplu','mihai@exemplu.ro',NULL,'qiKCHp7zwgmDWFHD2KCDKFU31RDhamY1xIjodsa5sUk',NULL,'2026-11-22T19:06:24.526Z',NULL,'h7KYCu_r7-6RKxts5c6XwbYvWbTSDjCK3bb1nlGtIpI');
CREATE TABLE "site_values" ("name" text primary key, "value" text not null);
INSERT INTO "site_values" VALUES('blog_revision','GVynX2d-MHof1fsA7CmTOQ');
INSERT INTO "site_values" VALUES('secret','WKm_bsHyl4HxgB3CFc4xbz5eIwdg-8kNhXWyUqq5AVI');
CREATE TABLE "tokens" ("hash" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "network" text not null, "created_at" text not null, "last_used_at" text not null, "revoked_at" text);
INSERT INTO "tokens" VALUES('LoAk9hT91TxxVAjdMzgzI17xPrU7wbZoueSeAQHzWek','_zQyVW15tP_5C5K-XUGbKQ','E9qAKHeMComrSOyf5h3NmLQjndG0c9um_ccBpsYdtjA','2026-11-22T19:06:24.360Z','2026-11-22T19:06:24.360Z',NULL);
CREATE TABLE "trainers" ("id" integer primary key autoincrement, "name" text not null, "description" text not null, "phone_numbers" text not null, "website" text, "photo_url" text, "photo_type" text, "photo_preview" text, "photo_data" text, "verified_on" text, "is_example" integer not null, "status" text not null, "suggested_because" text, "created_at" text not null, "updated_at" text not null, "city" text not null, "pets_can_train" text not null);
CREATE TABLE "users" ("id" text primary key, "name" text not null, "email" text not null, "email_key" text not null unique, "phone_number" text, "password_hash" text not null, "created_at" text not null, "updated_at" text not null);
INSERT INTO "users" VALUES('_zQyVW15tP_5C5K-XUGbKQ','Dan Exemplu','dan@exemplu.ro','dan@exemplu.ro',NULL,'$argon2id$v=19$m=19456,t=2,p=1$5d7ZYJW/i1u7GJnRVG5K1Q$R6J/7ORnih/Fwsvhl7QnsIuJoj/2UJv5vHcLqSioLTw','2026-11-22T19:06:24.136Z','2026-11-22T19:06:24.136Z');
CREATE INDEX "tokens_by_age" on "tokens" ("created_at");
CREATE INDEX "tokens_by_user" on "tokens" ("user_id", "network");
CREATE INDEX "chat_sessions_by_user" on "chat_sessions" ("user_id", "updated_at");
CREATE INDEX "chat_sessions_by_guest" on "chat_sessions" ("guest_hash", "updated_at");
CREATE INDEX "chat_messages_by_state" on "chat_messages" ("state", "heartbeat_at");
CREATE INDEX "blog_posts_by_date" on "blog_posts" ("created_at", "id");
CREATE INDEX "shelters_by_status" on "shelters" ("status", "updated_at");
CREATE INDEX "trainers_by_status" on "trainers" ("status", "updated_at");
CREATE INDEX "signatures_by_user" on "signatures" ("user_id") where "user_id" is not null;
CREATE INDEX "complaint_sets_by_user" on "complaint_sets" ("user_id", "created_at");
CREATE INDEX "complaint_sets_by_end" on "complaint_sets" ("expires_at");
CREATE INDEX "evidence_files_by_set" on "evidence_files" ("set_id", "position");
CREATE INDEX "evidence_files_by_user" on "evidence_files" ("user_id", "created_at");
CREATE INDEX "evidence_files_loose" on "evidence_files" ("set_id", "created_at") where "set_id" is null;
CREATE INDEX "reports_by_state" on "reports" ("state", "created_at");
CREATE INDEX "signatures_by_mailbox" on "signatures" ("email_key");
CREATE INDEX "signatures_with_network" on "signatures" ("created_at") where "network" is not null;
CREATE INDEX "signature_mails_waiting" on "signature_mails" ("next_try_at") where "state" = 'waiting';
CREATE INDEX "signature_links_of_mailbox" on "signature_links" ("email_key", "petition_id");
CREATE INDEX "signature_links_by_end" on "signature_links" ("expires_at");
CREATE INDEX "editor_questions_order" on "editor_questions" ("created_at", "id");
DELETE FROM "sqlite_sequence";
COMMIT;
