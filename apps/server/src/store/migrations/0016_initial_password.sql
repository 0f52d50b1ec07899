ALTER TABLE "users" ADD COLUMN "initial_password" text;--> statement-breakpoint
-- One first password for all departments is no secret: its text goes, and whoever still has it changes it at sign-in.
DELETE FROM "installation" WHERE "key" = 'initial-password';
