DROP INDEX "zonal_rows_result";--> statement-breakpoint
CREATE INDEX "zonal_rows_place" ON "zonal_rows" USING btree ("result_id","quantity","level","code");--> statement-breakpoint
-- A changed price updates figures of thousands of districts: room on the page saves a new index entry for each of them.
ALTER TABLE "zonal_rows" SET (fillfactor = 50);
