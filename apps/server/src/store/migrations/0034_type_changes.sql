CREATE TABLE "type_changes" (
	"project_id" text PRIMARY KEY NOT NULL,
	"before_file_id" text NOT NULL,
	"after_file_id" text NOT NULL,
	"districts_file_id" text NOT NULL,
	"counts" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "type_changes" ADD CONSTRAINT "type_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;