ALTER TABLE "result_rasters" ADD COLUMN "term_statistics" jsonb;--> statement-breakpoint
-- Of rasters that follow prices, the statistics were those of the cells that follow; those of the run are not known any more.
UPDATE "result_rasters" SET "term_statistics" = "statistics"->0, "statistics" = '[]' WHERE "terms" IS NOT NULL;--> statement-breakpoint
-- Windows are read from the files of the run: a sweep finds the drawn ones.
DELETE FROM "stored_files" WHERE "id" IN (SELECT "drawn_file_id" FROM "result_rasters");--> statement-breakpoint
ALTER TABLE "result_rasters" DROP COLUMN "drawn_file_id";
