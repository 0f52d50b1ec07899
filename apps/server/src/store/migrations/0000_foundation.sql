CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"user_name" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone,
	"has_initial_password" boolean DEFAULT false NOT NULL,
	"role" text NOT NULL,
	"real_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"dept_name" text DEFAULT '' NOT NULL,
	"user_level" text DEFAULT '' NOT NULL,
	"project_id" text,
	"district_code" text DEFAULT '' NOT NULL,
	"data_entry_passcode" text DEFAULT '' NOT NULL,
	"current_project_id" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_user_name_unique" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "basic_settings" (
	"project_id" text PRIMARY KEY NOT NULL,
	"particular_year" text DEFAULT '' NOT NULL,
	"formulating_authority" text DEFAULT '' NOT NULL,
	"approval_authority" text DEFAULT '' NOT NULL,
	"approval_number" text DEFAULT '' NOT NULL,
	"expiration_date_year" text DEFAULT '' NOT NULL,
	"expiration_date_month" text DEFAULT '' NOT NULL,
	"resolution" double precision,
	"enter_current_year" boolean DEFAULT true NOT NULL,
	"enter_comparable_year" boolean DEFAULT false NOT NULL,
	"use_pretreatment" boolean DEFAULT false NOT NULL,
	"level_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"accounting_field" text,
	"partition_field" text
);
--> statement-breakpoint
CREATE TABLE "force_correlations" (
	"project_id" text PRIMARY KEY NOT NULL,
	"use_model_ecosystem_correlation" boolean DEFAULT false NOT NULL,
	"use_urban_ecosystem_boundary" boolean DEFAULT false NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_copies" (
	"copy_project_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner_id" text NOT NULL,
	"run_state" text DEFAULT 'NOT_RUN' NOT NULL,
	"synthetic" boolean DEFAULT false NOT NULL,
	"copying" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spatial_averages" (
	"project_id" text PRIMARY KEY NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_features" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"fid" integer NOT NULL,
	"wkb" "bytea",
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_files" (
	"project_id" text PRIMARY KEY NOT NULL,
	"file_ids" jsonb NOT NULL,
	"info" jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "input_assignments" (
	"project_id" text NOT NULL,
	"input_key" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "input_assignments_project_id_input_key_user_id_pk" PRIMARY KEY("project_id","input_key","user_id")
);
--> statement-breakpoint
CREATE TABLE "model_inputs" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"input_key" text NOT NULL,
	"compare_flag" integer NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_name" text,
	"uploaded_at" timestamp with time zone,
	"plain" jsonb,
	"scale" double precision DEFAULT 1 NOT NULL,
	"offset" double precision DEFAULT 0 NOT NULL,
	"no_data" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reclassification" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report" jsonb,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_parameters" (
	"project_id" text NOT NULL,
	"model_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_parameters_project_id_model_id_pk" PRIMARY KEY("project_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "selected_models" (
	"project_id" text NOT NULL,
	"model_id" text NOT NULL,
	CONSTRAINT "selected_models_project_id_model_id_pk" PRIMARY KEY("project_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "prepared_grids" (
	"project_id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"crs" text NOT NULL,
	"transform" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"district_file_id" text,
	"districts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepared_inputs" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"run_id" text NOT NULL,
	"input_key" text NOT NULL,
	"compare_flag" integer NOT NULL,
	"file_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_events" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"project_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"step" jsonb,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" jsonb,
	"started_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "result_rasters" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"result_id" text NOT NULL,
	"quantity" text NOT NULL,
	"file_id" text NOT NULL,
	"unit" text,
	"statistics" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"run_id" text NOT NULL,
	"model_id" text NOT NULL,
	"child_key" text DEFAULT '' NOT NULL,
	"compare_flag" integer NOT NULL,
	"function_value" double precision,
	"function_units" text,
	"price_value" double precision,
	"price_units" text,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zonal_rows" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"result_id" text NOT NULL,
	"quantity" text NOT NULL,
	"level" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"parent_code" text,
	"sum" double precision,
	"mean" double precision,
	"min" double precision,
	"max" double precision,
	"valid_count" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layer_styles" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"model_id" text NOT NULL,
	"layer_type" integer NOT NULL,
	"name" text NOT NULL,
	"layer_style" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_styles" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"group_name" text NOT NULL,
	"name" text NOT NULL,
	"style_type" text NOT NULL,
	"style_json" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_styles" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"style_type" text NOT NULL,
	"style_json" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"template_id" text NOT NULL,
	"user_id" text NOT NULL,
	"form_state" text NOT NULL,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fill_progress" integer DEFAULT 0 NOT NULL,
	"confirm_progress" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_current_project_id_projects_id_fk" FOREIGN KEY ("current_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basic_settings" ADD CONSTRAINT "basic_settings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "force_correlations" ADD CONSTRAINT "force_correlations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spatial_averages" ADD CONSTRAINT "spatial_averages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_features" ADD CONSTRAINT "region_features_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_files" ADD CONSTRAINT "region_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "input_assignments" ADD CONSTRAINT "input_assignments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD CONSTRAINT "model_inputs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_parameters" ADD CONSTRAINT "model_parameters_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_models" ADD CONSTRAINT "selected_models_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_grids" ADD CONSTRAINT "prepared_grids_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_inputs" ADD CONSTRAINT "prepared_inputs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rasters" ADD CONSTRAINT "result_rasters_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rasters" ADD CONSTRAINT "result_rasters_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zonal_rows" ADD CONSTRAINT "zonal_rows_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zonal_rows" ADD CONSTRAINT "zonal_rows_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layer_styles" ADD CONSTRAINT "layer_styles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_styles" ADD CONSTRAINT "user_styles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_forms" ADD CONSTRAINT "report_forms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_project" ON "users" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_copies_source" ON "project_copies" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_owner_name" ON "projects" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "region_features_project" ON "region_features" USING btree ("project_id","fid");--> statement-breakpoint
CREATE INDEX "stored_files_project" ON "stored_files" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "input_assignments_user" ON "input_assignments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "model_inputs_place" ON "model_inputs" USING btree ("project_id","input_key","compare_flag");--> statement-breakpoint
CREATE UNIQUE INDEX "prepared_inputs_place" ON "prepared_inputs" USING btree ("project_id","input_key","compare_flag");--> statement-breakpoint
CREATE INDEX "run_events_project" ON "run_events" USING btree ("project_id","sequence");--> statement-breakpoint
CREATE INDEX "runs_project" ON "runs" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "result_rasters_quantity" ON "result_rasters" USING btree ("result_id","quantity");--> statement-breakpoint
CREATE UNIQUE INDEX "results_place" ON "results" USING btree ("project_id","model_id","child_key","compare_flag");--> statement-breakpoint
CREATE INDEX "zonal_rows_result" ON "zonal_rows" USING btree ("result_id","quantity","level");--> statement-breakpoint
CREATE UNIQUE INDEX "layer_styles_place" ON "layer_styles" USING btree ("project_id","model_id","layer_type","name");--> statement-breakpoint
CREATE INDEX "public_styles_type" ON "public_styles" USING btree ("style_type");--> statement-breakpoint
CREATE INDEX "user_styles_user" ON "user_styles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_forms_project" ON "report_forms" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "report_forms_user" ON "report_forms" USING btree ("user_id");