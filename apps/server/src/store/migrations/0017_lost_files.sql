CREATE TABLE "lost_files" (
	"path" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
