ALTER TABLE "model_inputs" ADD COLUMN "classes_confirmed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "model_inputs" SET "classes_confirmed_at" = "uploaded_at" FROM "projects" WHERE "projects"."id" = "model_inputs"."project_id" AND "projects"."synthetic";
