CREATE TABLE "indicator_inputs" (
	"project_id" text PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL,
	"source" text NOT NULL,
	"saved_by" jsonb,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "indicator_inputs" ADD CONSTRAINT "indicator_inputs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;