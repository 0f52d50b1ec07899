ALTER TABLE "result_rasters" ADD COLUMN "drawn_file_id" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "types_file_id" text;