DROP INDEX "results_place";--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "results_place" ON "results" USING btree ("project_id","model_id","child_key","compare_flag") WHERE not "results"."pending";