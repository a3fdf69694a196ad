CREATE TABLE "former_identities" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"first_user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "holder" text;--> statement-breakpoint
UPDATE "credit_accounts" SET "holder" = "user_id";--> statement-breakpoint
ALTER TABLE "credit_accounts" ALTER COLUMN "holder" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "former_identities" ADD CONSTRAINT "former_identities_first_user_id_users_id_fk" FOREIGN KEY ("first_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_holder_credit_accounts_user_id_fk" FOREIGN KEY ("holder") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_accounts_holder" ON "credit_accounts" USING btree ("holder");
--> statement-breakpoint
-- What is owed can be taken from any account of the same person, so the rule looks at all of them.
DROP VIEW "ledger_debt_differs";
--> statement-breakpoint
CREATE VIEW "ledger_debt_differs" AS
  SELECT d."user_id" || ' ' || d."key" AS "subject",
    format('%s to take back, %s still owed, %s taken', d."amount", d."outstanding", coalesce(-sum(e."change"), 0)) AS "detail"
  FROM "credit_debts" d
  JOIN "credit_accounts" owing ON owing."user_id" = d."user_id"
  LEFT JOIN ("credit_entries" e JOIN "credit_accounts" a ON a."user_id" = e."user_id")
    ON e."kind" = 'clawback' AND a."holder" = owing."holder"
    AND (e."business_key" IN (d."key", 'restore:' || d."key")
      OR starts_with(e."business_key", 'settle:' || d."key" || ':')
      OR starts_with(e."business_key", 'restore:' || d."key" || ':'))
  GROUP BY d."key", d."user_id", d."amount", d."outstanding", d."is_reversed"
  HAVING coalesce(-sum(e."change"), 0)
    <> CASE WHEN d."is_reversed" THEN 0 ELSE d."amount" - d."outstanding" END;
--> statement-breakpoint
CREATE VIEW "ledger_welcomed_twice" AS
  SELECT a."holder" AS "subject",
    format('%s welcomes, in the accounts %s', count(*), string_agg(a."user_id", ', ' ORDER BY a."user_id")) AS "detail"
  FROM "credit_entries" e JOIN "credit_accounts" a ON a."user_id" = e."user_id"
  WHERE e."kind" = 'welcome'
  GROUP BY a."holder" HAVING count(*) > 1;
