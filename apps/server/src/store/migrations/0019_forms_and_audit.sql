CREATE TABLE "form_changes" (
	"project_id" text,
	"user_id" text,
	"scope" text NOT NULL,
	"form" text NOT NULL,
	"entry" text NOT NULL,
	"field" text NOT NULL,
	"label" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_changes" ADD CONSTRAINT "form_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_changes" ADD CONSTRAINT "form_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_changes_field" ON "form_changes" USING btree ("scope","form","entry","field");--> statement-breakpoint
CREATE INDEX "form_changes_project" ON "form_changes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "form_changes_user" ON "form_changes" USING btree ("user_id");
--> statement-breakpoint
-- Numbers and chains a new entry behind the last one, whose place is held until the transaction ends. A row that brings
-- its hash comes from a backup, with the end of the chain beside it.
CREATE FUNCTION "audit_append"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	head text[];
BEGIN
	IF NEW.hash IS NOT NULL THEN
		RETURN NEW;
	END IF;
	INSERT INTO installation (key, value) VALUES ('audit-head', '0 ' || repeat('0', 64)) ON CONFLICT DO NOTHING;
	SELECT string_to_array(value, ' ') INTO head FROM installation WHERE key = 'audit-head' FOR UPDATE;
	NEW.sequence := head[1]::bigint + 1;
	NEW.hash := encode(sha256(decode(head[2], 'hex') || convert_to(NEW.entry, 'UTF8')), 'hex');
	UPDATE installation SET value = NEW.sequence || ' ' || NEW.hash WHERE key = 'audit-head';
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "audit_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of the log of acts stay as they are';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_append" BEFORE INSERT ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION audit_append();--> statement-breakpoint
CREATE TRIGGER "audit_refuse" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER "audit_refuse_all" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
