ALTER TABLE "notifications" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "payload" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DELETE FROM "notifications" n USING "comments" c WHERE c."id" = n."comment_id" AND c."deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "notifications" n SET
  "kind" = 'comment',
  "payload" = jsonb_build_object('commentId', c."id", 'message', c."message"),
  "key" = 'comment:' || c."id",
  "is_hidden" = c."hidden_at" IS NOT NULL
FROM "comments" c WHERE c."id" = n."comment_id";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "payload" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_comment_id_comments_id_fk";
--> statement-breakpoint
DROP INDEX "notifications_comment";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "comment_id";--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("key");
