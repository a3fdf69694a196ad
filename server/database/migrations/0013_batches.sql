DROP INDEX "creations_public";--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "batch_position" smallint;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "batch_size" smallint;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "on_wall" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "creations_on_wall" ON "creations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "creations"."status" = 3 and not "creations"."is_private" and "creations"."deleted_at" is null and "creations"."hidden_at" is null and "creations"."on_wall";--> statement-breakpoint
CREATE INDEX "creations_batch" ON "creations" USING btree ("batch_id") WHERE "creations"."batch_id" is not null;