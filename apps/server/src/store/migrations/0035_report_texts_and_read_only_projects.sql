CREATE TABLE "report_texts" (
	"project_id" text NOT NULL,
	"chapter" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"saved_by" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_texts_project_id_chapter_language_pk" PRIMARY KEY("project_id","chapter","language")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_texts" ADD CONSTRAINT "report_texts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;