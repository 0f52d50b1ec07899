CREATE TABLE "run_records" (
	"run_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"outcome" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run_records" ADD CONSTRAINT "run_records_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_records" ADD CONSTRAINT "run_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_records_project" ON "run_records" USING btree ("project_id","created_at");