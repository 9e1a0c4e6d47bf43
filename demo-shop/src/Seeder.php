<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\DemoShop\Catalogue\ProductUpdates;
use StorefrontIslands\DemoShop\Content\PostTypes;
use StorefrontIslands\DemoShop\Seeding\LargeSeeder;
use StorefrontIslands\DemoShop\Seeding\ProductSeeder;
use StorefrontIslands\DemoShop\Seeding\TermSeeder;
use StorefrontIslands\DemoShop\Session\SessionTable;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Seeds the demo shop from a catalogue. Running it again adds what is missing and changes nothing else. */
final class Seeder {
	/**
	 * @param array<string, mixed>|null $catalogue Catalogue in the shape of catalogue.json; null for that file.
	 */
	public static function run( ?array $catalogue = null ): void {
		if ( class_exists( 'WooCommerce', false ) ) {
			return;
		}
		$file  = dirname( __DIR__ ) . '/catalogue.json';
		$given = null === $catalogue ? Input::from_json( (string) file_get_contents( $file ) ) : Input::of( $catalogue ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.

		self::keep_settings( $given );
		PostTypes::register();
		SessionTable::create();

		// As in a fresh WooCommerce, the first term has the id of the third product: ids in the recorded fixtures were
		// replaced by symbols, and those two share theirs.
		$database      = Database::connection();
		$first_product = max( Database::next_id( $database->posts, 'ID' ), Database::next_id( $database->terms, 'term_id' ) - 2 );

		wp_defer_term_counting( true );
		// One transaction for speed: a single write to the disk instead of a thousand.
		Database::in_transaction(
			static function () use ( $given, $first_product ): bool {
				( new TermSeeder( $first_product + 2 ) )->run( $given );
				( new ProductSeeder( $first_product ) )->run( $given );
				return true;
			}
		);
		wp_defer_term_counting( false );
		ProductUpdates::rebuild();
	}

	/** Adds generated products to a seeded shop until it has this total. */
	public static function fill_up( int $total ): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			LargeSeeder::fill_up( $total );
		}
	}

	/** Seeds a shop that has no settings yet; runs on admin_init. */
	public static function run_once(): void {
		if ( false === get_option( ShopSettings::OPTION ) ) {
			self::run();
			flush_rewrite_rules();
		}
	}

	/** Stores the settings of the catalogue, if none are stored yet. */
	private static function keep_settings( Input $catalogue ): void {
		$settings = $catalogue->all();
		unset( $settings['products'], $settings['about'] );
		if ( add_option( ShopSettings::OPTION, $settings ) ) {
			update_option( 'blogname', $catalogue->object( 'store' )->text( 'name' ) );
		}
	}
}
