CREATE TABLE "refused_tables" (
	"form_id" text PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refused_tables" ADD CONSTRAINT "refused_tables_form_id_report_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."report_forms"("id") ON DELETE cascade ON UPDATE no action;