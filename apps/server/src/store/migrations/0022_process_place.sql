ALTER TABLE "processes" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "pid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "started_at" text DEFAULT '' NOT NULL;