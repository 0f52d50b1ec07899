CREATE TABLE "deleted_inputs" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"input_key" text NOT NULL,
	"compare_flag" integer NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_name" text,
	"uploaded_at" timestamp with time zone,
	"uploaded_by" jsonb,
	"plain" jsonb,
	"plain_at" timestamp with time zone,
	"plain_by" jsonb,
	"scale" double precision DEFAULT 1 NOT NULL,
	"offset" double precision DEFAULT 0 NOT NULL,
	"no_data" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reclassification" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"classes_confirmed_at" timestamp with time zone,
	"classes_confirmed_by" jsonb,
	"report" jsonb,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"encoding" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_inputs" ADD CONSTRAINT "deleted_inputs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deleted_inputs_place" ON "deleted_inputs" USING btree ("project_id","input_key","compare_flag");