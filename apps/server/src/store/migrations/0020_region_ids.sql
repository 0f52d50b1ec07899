ALTER TABLE "region_features" DROP CONSTRAINT "region_features_project_id_projects_id_fk";
--> statement-breakpoint
DROP INDEX "region_features_project";--> statement-breakpoint
ALTER TABLE "region_features" ADD COLUMN "region_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "region_files" ADD COLUMN "region_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "region_features_project" ON "region_features" USING btree ("project_id","region_id","fid");