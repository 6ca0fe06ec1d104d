BEGIN TRANSACTION;
CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL,
    account TEXT,
    book TEXT,
    title TEXT NOT NULL,
    amount INTEGER,
    utr TEXT,
    utrUntil INTEGER,
    state TEXT NOT NULL,
    last TEXT NOT NULL,
    before TEXT,
    reportedAt INTEGER NOT NULL,
    reports INTEGER NOT NULL,
    decidedAt INTEGER,
    decidedBy TEXT,
    remindedAt INTEGER,
    buyerTold TEXT,
    language TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    event INTEGER NOT NULL,
    isTold INTEGER NOT NULL,
    saleId TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1
  ) STRICT;
INSERT INTO orders VALUES('0bdd492fdbd8bb9b5697a4cd12cf9436108c1e5c8bfddb884d45dced3edc4603','VM-DGB4HY','uid-asha','a-book','A Book आशा',299,'412345678901',1771473600000,'received','received','reported',1763697600000,1,1763697600005,'owner@example.in',NULL,NULL,'hi',0,2,1,'5a1e0000-0000-4000-8000-000000000001',2);
INSERT INTO orders VALUES('7157c57390ca636b47f2c5e959f2f023de368331ee8bf02acfabb1800290c376','VM-B58GCM','uid-ravi',NULL,'A Book आशा',NULL,NULL,NULL,'reported','reported',NULL,1763697599991,1,NULL,NULL,NULL,NULL,'hi',0,1,0,'5a1e0000-0000-4000-8000-000000000002',1);
CREATE TABLE probe (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL,
    count INTEGER NOT NULL
  ) STRICT;
INSERT INTO probe VALUES(1,'cfb78c703d12ac8f5d9cd7674e6c9761',1);
CREATE INDEX orders_by_account ON orders (account);
CREATE INDEX orders_by_reference ON orders (reference);
CREATE INDEX orders_by_utr ON orders (utr) WHERE utr IS NOT NULL;
CREATE INDEX orders_by_state ON orders (state);
CREATE INDEX orders_to_tell ON orders (isTold) WHERE isTold = 0;
PRAGMA user_version = 1;
COMMIT;
