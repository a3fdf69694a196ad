CREATE TABLE "billing_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"last_reading" integer DEFAULT 0 NOT NULL,
	"applied_reading" integer DEFAULT 0 NOT NULL,
	"reconciled_at" timestamp (3) with time zone,
	"next_grant_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"charge_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"tier_id" text,
	"interval" text,
	"quantity" integer NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"replaces" text,
	"session_id" text,
	"payment_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tier_id" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"cancels_at_end" boolean NOT NULL,
	"billing_end" timestamp (3) with time zone NOT NULL,
	"entitled_until" timestamp (3) with time zone NOT NULL,
	"schedule_id" text,
	"pending_tier_id" text,
	"pending_interval" text,
	"replaces" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_debts" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"outstanding" bigint NOT NULL,
	"is_reversed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_debts_outstanding" CHECK ("credit_debts"."outstanding" between 0 and "credit_debts"."amount")
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "is_frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_orders" ADD CONSTRAINT "billing_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_debts" ADD CONSTRAINT "credit_debts_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_customer" ON "billing_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "billing_customers_grant" ON "billing_customers" USING btree ("next_grant_at") WHERE "billing_customers"."next_grant_at" is not null;--> statement-breakpoint
CREATE INDEX "billing_customers_reconciled" ON "billing_customers" USING btree ("reconciled_at");--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("customer_id","received_at") WHERE "billing_events"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_orders_session" ON "billing_orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "billing_orders_user" ON "billing_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_orders_one_plan" ON "billing_orders" USING btree ("user_id") WHERE "billing_orders"."kind" = 'plan' and "billing_orders"."status" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "billing_orders_open" ON "billing_orders" USING btree ("created_at") WHERE "billing_orders"."status" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "billing_subscriptions_user" ON "billing_subscriptions" USING btree ("user_id","entitled_until");--> statement-breakpoint
CREATE INDEX "credit_debts_open" ON "credit_debts" USING btree ("user_id","created_at") WHERE "credit_debts"."outstanding" > 0;