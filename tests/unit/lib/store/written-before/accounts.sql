BEGIN TRANSACTION;
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    uid TEXT UNIQUE,
    fields TEXT NOT NULL
  ) STRICT;
INSERT INTO users VALUES('61de96ed-447b-448f-b2cf-204c7dc0628a','uid-asha','{"id":"","email":"asha@example.in","emailVerified":"2026-11-29T00:12:48.381Z","name":"Asha","image":null,"lastSeenAt":"2026-11-29T00:12:48.381Z","idleMailedAt":null,"createdAt":"2026-11-29T00:12:48.381Z","profileCompletedAt":"2026-11-21T08:00:00.123Z","sessionsEndedAt":"2026-11-22T09:00:00.456Z"}');
INSERT INTO users VALUES('80bca420-857e-4e4d-9375-3388af8a03af','uid-ravi','{"id":"","email":"ravi@example.in","emailVerified":null,"name":"रवि","image":"https://example.in/r.jpg","lastSeenAt":"2026-11-29T00:12:48.432Z","idleMailedAt":null,"createdAt":"2026-11-29T00:12:48.432Z"}');
INSERT INTO users VALUES('670edd8e-a17f-49ac-bfe7-0060fd6bbf8b',NULL,'{"id":"","email":"cut@example.in","emailVerified":null,"name":"Cut","image":null,"createdAt":"2026-11-20T08:00:00.000Z"}');
CREATE TABLE revoked_sessions (
    id TEXT PRIMARY KEY,
    until TEXT NOT NULL
  ) STRICT;
INSERT INTO revoked_sessions VALUES('a-session','2126-11-28T08:00:00.789Z');
CREATE TABLE probe (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL,
    count INTEGER NOT NULL
  ) STRICT;
INSERT INTO probe VALUES(1,'2d51e88b55a7f981af0e49b326db3766',1);
PRAGMA user_version = 1;
COMMIT;
