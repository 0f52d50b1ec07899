CREATE TABLE "registration_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sends" integer NOT NULL,
	"counted_from" timestamp with time zone NOT NULL
);
