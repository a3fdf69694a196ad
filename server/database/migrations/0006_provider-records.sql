ALTER TABLE "creations" ADD COLUMN "provider_model" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "provider_cost_micro_usd" bigint;