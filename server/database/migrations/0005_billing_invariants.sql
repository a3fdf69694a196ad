-- Two more rules of money, in the form of the others: each view lists what breaks one, so each is empty.
CREATE VIEW "ledger_debt_differs" AS
  SELECT d."user_id" || ' ' || d."key" AS "subject",
    format('%s to take back, %s still owed, %s taken', d."amount", d."outstanding", coalesce(-sum(e."change"), 0)) AS "detail"
  FROM "credit_debts" d
  LEFT JOIN "credit_entries" e ON e."kind" = 'clawback' AND e."user_id" = d."user_id"
    AND (e."business_key" = d."key" OR e."business_key" = 'restore:' || d."key"
      OR starts_with(e."business_key", 'settle:' || d."key" || ':'))
  GROUP BY d."key", d."user_id", d."amount", d."outstanding", d."is_reversed"
  HAVING coalesce(-sum(e."change"), 0)
    <> CASE WHEN d."is_reversed" THEN 0 ELSE d."amount" - d."outstanding" END;
--> statement-breakpoint
CREATE VIEW "billing_subscribed_twice" AS
  SELECT "user_id" AS "subject", string_agg("id", ', ' ORDER BY "id") AS "detail"
  FROM "billing_subscriptions"
  WHERE "status" IN ('active', 'trialing', 'past_due') AND NOT "cancels_at_end"
  GROUP BY "user_id" HAVING count(*) > 1;
