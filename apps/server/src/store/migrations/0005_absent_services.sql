CREATE TABLE "absent_services" (
	"project_id" text NOT NULL,
	"model_id" text NOT NULL,
	"reason" text NOT NULL,
	"declared_by" jsonb NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "absent_services_project_id_model_id_pk" PRIMARY KEY("project_id","model_id")
);
--> statement-breakpoint
ALTER TABLE "absent_services" ADD CONSTRAINT "absent_services_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;