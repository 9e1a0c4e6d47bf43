<?php
/**
 * Fills the demo shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\DemoShop\Cart\CartTable;
use StorefrontIslands\DemoShop\Catalogue\ProductUpdates;
use StorefrontIslands\DemoShop\Content\PostTypes;
use StorefrontIslands\DemoShop\Seeding\LargeSeeder;
use StorefrontIslands\DemoShop\Seeding\ProductSeeder;
use StorefrontIslands\DemoShop\Seeding\TermSeeder;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Seeds the demo shop out of a catalogue. Running it again adds what is missing and changes nothing else. */
final class Seeder {
	/**
	 * Seeds the shop.
	 *
	 * @param array<string, mixed>|null $catalogue As in catalogue.json; null for that file.
	 */
	public static function run( ?array $catalogue = null ): void {
		if ( class_exists( 'WooCommerce', false ) ) {
			return;
		}
		$file  = dirname( __DIR__ ) . '/catalogue.json';
		$given = null === $catalogue ? Input::from_json( (string) file_get_contents( $file ) ) : Input::of( $catalogue ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.

		self::keep_settings( $given );
		PostTypes::register();
		CartTable::create();

		// As in a fresh WooCommerce the first term's id is the third product's: the recorded conversations were reduced
		// to symbols by number, and those two share theirs.
		$database      = Database::connection();
		$first_product = max( Database::next_id( $database->posts, 'ID' ), Database::next_id( $database->terms, 'term_id' ) - 2 );

		wp_defer_term_counting( true );
		// In one step for the sake of speed: one write to the disk, not a thousand.
		Database::in_one_step(
			static function () use ( $given, $first_product ): bool {
				( new TermSeeder( $first_product + 2 ) )->run( $given );
				( new ProductSeeder( $first_product ) )->run( $given );
				return true;
			}
		);
		wp_defer_term_counting( false );
		ProductUpdates::rebuild();
	}

	/**
	 * Fills a seeded shop up with products that are made up.
	 *
	 * @param int $total How many products there shall be in all.
	 */
	public static function fill_up( int $total ): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			LargeSeeder::fill_up( $total );
		}
	}

	/** Seeds a shop that has no settings yet: what activation comes to. */
	public static function run_once(): void {
		if ( false === get_option( ShopSettings::OPTION ) ) {
			self::run();
			flush_rewrite_rules();
		}
	}

	/** Stores everything but the products, where nothing is stored yet. */
	private static function keep_settings( Input $catalogue ): void {
		$settings = $catalogue->all();
		unset( $settings['products'], $settings['about'] );
		if ( add_option( ShopSettings::OPTION, $settings ) ) {
			update_option( 'blogname', $catalogue->object( 'store' )->text( 'name' ) );
		}
	}
}
