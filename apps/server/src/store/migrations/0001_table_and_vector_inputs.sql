ALTER TABLE "model_inputs" ADD COLUMN "fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "encoding" text;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "problem_count" integer DEFAULT 0 NOT NULL;