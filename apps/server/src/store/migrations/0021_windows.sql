CREATE TABLE "window_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"task" "bytea",
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "window_tasks" (
	"batch_id" text NOT NULL,
	"number" integer NOT NULL,
	"top" integer NOT NULL,
	"bottom" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_by" text,
	"fence" integer DEFAULT 0 NOT NULL,
	"result" "bytea",
	CONSTRAINT "window_tasks_batch_id_number_pk" PRIMARY KEY("batch_id","number")
);
--> statement-breakpoint
ALTER TABLE "window_batches" ADD CONSTRAINT "window_batches_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "window_tasks" ADD CONSTRAINT "window_tasks_batch_id_window_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."window_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "window_tasks_state" ON "window_tasks" USING btree ("state");