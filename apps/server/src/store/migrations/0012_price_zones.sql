ALTER TABLE "basic_settings" ADD COLUMN "price_zone_field" text;--> statement-breakpoint
ALTER TABLE "model_parameters" ADD COLUMN "zone_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "districts_file_id" text;