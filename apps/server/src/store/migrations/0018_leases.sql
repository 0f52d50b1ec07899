CREATE TABLE "processes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"program" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_copies" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "stop_asked" boolean DEFAULT false NOT NULL;