ALTER TABLE "region_files" ADD COLUMN "uploaded_by" jsonb;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "uploaded_by" jsonb;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "plain_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "plain_by" jsonb;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "classes_confirmed_by" jsonb;