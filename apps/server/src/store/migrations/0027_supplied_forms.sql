ALTER TABLE "deleted_inputs" ADD COLUMN "forms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "forms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "report_files" ADD COLUMN "forms" jsonb DEFAULT '[]'::jsonb NOT NULL;