CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"creation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "creations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	"model" text NOT NULL,
	"form" jsonb NOT NULL,
	"seed" bigint NOT NULL,
	"cost" integer NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"engine" text NOT NULL,
	"model_version" text,
	"request_key" text,
	"request_hash" text,
	"background" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lost_leases" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"not_before" timestamp (3) with time zone,
	"provider_reference" text,
	"progress" real,
	"failure_kind" text,
	"failure_detail" text,
	"note" text,
	"number_of_likes" integer DEFAULT 0 NOT NULL,
	"number_of_comments" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "creations_status" CHECK ("creations"."status" between 1 and 5),
	CONSTRAINT "creations_cost" CHECK ("creations"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_not_negative" CHECK ("credit_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"seq" integer NOT NULL,
	"change" bigint NOT NULL,
	"after" bigint NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"business_key" text NOT NULL,
	"creation_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_not_negative" CHECK ("credit_entries"."after" >= 0),
	CONSTRAINT "credit_entries_change" CHECK ("credit_entries"."change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"user_id" text NOT NULL,
	"creation_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_user_id_creation_id_pk" PRIMARY KEY("user_id","creation_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"creation_id" text NOT NULL,
	"position" smallint NOT NULL,
	"storage_prefix" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"colour" text NOT NULL,
	"widths" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"id_token" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_deletions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"prefix" text NOT NULL,
	"not_before" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"creation_id" text NOT NULL,
	"input_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"nick_name" text NOT NULL,
	"avatar_key" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"notify_comment" boolean DEFAULT true NOT NULL,
	"notify_product" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_creation" ON "comments" USING btree ("creation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "creations_request_key" ON "creations" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "creations_of_user" ON "creations" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "creations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "creations_public" ON "creations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "creations"."status" = 3 and not "creations"."is_private" and "creations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "creations_served" ON "creations" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE INDEX "creations_open" ON "creations" USING btree ("status","created_at") WHERE "creations"."status" in (1, 2);--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_business_key" ON "credit_entries" USING btree ("business_key");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_user_seq" ON "credit_entries" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "credit_entries_creation" ON "credit_entries" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "likes_creation" ON "likes" USING btree ("creation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_creation_position" ON "pictures" USING btree ("creation_id","position");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "storage_deletions_due" ON "storage_deletions" USING btree ("not_before");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_creation_input" ON "uploads" USING btree ("creation_id","input_name");--> statement-breakpoint
CREATE UNIQUE INDEX "users_identity" ON "users" USING btree ("issuer","subject") WHERE "users"."deleted_at" is null;