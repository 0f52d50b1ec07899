ALTER TABLE "result_rasters" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "cube_file_id" text;