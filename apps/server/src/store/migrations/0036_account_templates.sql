CREATE TABLE "account_templates" (
	"project_id" text NOT NULL,
	"language" text NOT NULL,
	"file_id" text NOT NULL,
	"chapters" jsonb NOT NULL,
	"saved_by" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_templates_project_id_language_pk" PRIMARY KEY("project_id","language")
);
--> statement-breakpoint
ALTER TABLE "account_templates" ADD CONSTRAINT "account_templates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;