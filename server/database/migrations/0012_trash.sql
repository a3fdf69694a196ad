ALTER TABLE "creations" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "creations_trash" ON "creations" USING btree ("user_id","deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "creations"."deleted_at" is not null and "creations"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "creations_trash_due" ON "creations" USING btree ("deleted_at") WHERE "creations"."deleted_at" is not null and "creations"."erased_at" is null;--> statement-breakpoint
UPDATE "creations" SET "erased_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;
