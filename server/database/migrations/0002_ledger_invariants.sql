-- What must be true of the ledger at any moment. Each view lists what breaks one rule, so each is empty;
-- `subject` says where, `detail` what was found.
CREATE VIEW "ledger_sum_differs" AS
  SELECT a."user_id" AS "subject",
    format('balance %s, entries add up to %s', a."balance", coalesce(sum(e."change"), 0)) AS "detail"
  FROM "credit_accounts" a LEFT JOIN "credit_entries" e ON e."user_id" = a."user_id"
  GROUP BY a."user_id", a."balance"
  HAVING a."balance" <> coalesce(sum(e."change"), 0);
--> statement-breakpoint
CREATE VIEW "ledger_chain_broken" AS
  SELECT "user_id" || ' entry ' || "seq" AS "subject",
    format('%s before, %s changed, %s after', "before", "change", "after") AS "detail"
  FROM (
    SELECT "user_id", "seq", "change", "after",
      coalesce(lag("after") OVER (PARTITION BY "user_id" ORDER BY "seq"), 0) AS "before"
    FROM "credit_entries"
  ) e
  WHERE "after" <> "before" + "change";
--> statement-breakpoint
CREATE VIEW "ledger_number_missing" AS
  SELECT "user_id" || ' entry ' || "seq" AS "subject",
    format('follows entry %s', "before") AS "detail"
  FROM (
    SELECT "user_id", "seq",
      coalesce(lag("seq") OVER (PARTITION BY "user_id" ORDER BY "seq"), 0) AS "before"
    FROM "credit_entries"
  ) e
  WHERE "seq" <> "before" + 1;
--> statement-breakpoint
CREATE VIEW "ledger_head_differs" AS
  SELECT a."user_id" AS "subject",
    format('account at entry %s with %s, last entry %s with %s',
      a."last_seq", a."balance", coalesce(e."seq", 0), coalesce(e."after", 0)) AS "detail"
  FROM "credit_accounts" a
  LEFT JOIN LATERAL (
    SELECT "seq", "after" FROM "credit_entries"
    WHERE "user_id" = a."user_id" ORDER BY "seq" DESC LIMIT 1
  ) e ON true
  WHERE a."last_seq" <> coalesce(e."seq", 0) OR a."balance" <> coalesce(e."after", 0);
--> statement-breakpoint
CREATE VIEW "ledger_below_zero" AS
  SELECT "user_id" AS "subject", format('balance %s', "balance") AS "detail"
  FROM "credit_accounts" WHERE "balance" < 0
  UNION ALL
  SELECT "user_id" || ' entry ' || "seq", format('%s after', "after")
  FROM "credit_entries" WHERE "after" < 0;
--> statement-breakpoint
CREATE VIEW "ledger_charge_differs" AS
  SELECT c."id" AS "subject",
    format('cost %s, %s charges of %s credits', c."cost", count(e."id"), coalesce(-sum(e."change"), 0)) AS "detail"
  FROM "creations" c
  LEFT JOIN "credit_entries" e ON e."creation_id" = c."id" AND e."kind" = 'charge'
  GROUP BY c."id", c."cost"
  HAVING coalesce(-sum(e."change"), 0) <> c."cost" OR count(e."id") <> CASE WHEN c."cost" = 0 THEN 0 ELSE 1 END;
--> statement-breakpoint
CREATE VIEW "ledger_refund_differs" AS
  SELECT c."id" AS "subject",
    format('status %s, cost %s, %s refunds of %s credits',
      c."status", c."cost", count(e."id"), coalesce(sum(e."change"), 0)) AS "detail"
  FROM "creations" c
  LEFT JOIN "credit_entries" e ON e."creation_id" = c."id" AND e."kind" = 'refund'
  GROUP BY c."id", c."status", c."cost"
  HAVING coalesce(sum(e."change"), 0) <> CASE WHEN c."status" IN (4, 5) THEN c."cost" ELSE 0 END
    OR count(e."id") <> CASE WHEN c."status" IN (4, 5) AND c."cost" > 0 THEN 1 ELSE 0 END;
--> statement-breakpoint
CREATE VIEW "ledger_orphan" AS
  SELECT e."user_id" || ' entry ' || e."seq" AS "subject",
    CASE
      WHEN e."creation_id" IS NULL THEN e."kind" || ' without a creation'
      WHEN c."id" IS NULL THEN e."kind" || ' of ' || e."creation_id" || ', which does not exist'
      ELSE e."kind" || ' of ' || e."creation_id" || ', a creation of ' || c."user_id"
    END AS "detail"
  FROM "credit_entries" e LEFT JOIN "creations" c ON c."id" = e."creation_id"
  WHERE (e."kind" IN ('charge', 'refund') OR e."creation_id" IS NOT NULL)
    AND c."user_id" IS DISTINCT FROM e."user_id"
  UNION ALL
  SELECT u."id", 'has no credit account'
  FROM "users" u LEFT JOIN "credit_accounts" a ON a."user_id" = u."id"
  WHERE a."user_id" IS NULL
  UNION ALL
  SELECT e."user_id" || ' entry ' || e."seq", 'belongs to no account'
  FROM "credit_entries" e LEFT JOIN "credit_accounts" a ON a."user_id" = e."user_id"
  WHERE a."user_id" IS NULL;
