ALTER TABLE "deleted_inputs" ADD COLUMN "preset" text;--> statement-breakpoint
ALTER TABLE "model_inputs" ADD COLUMN "preset" text;