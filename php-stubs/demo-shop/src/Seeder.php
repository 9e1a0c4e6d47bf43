<?php
/**
 * Fills the demo shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\DemoShop\Cart\CartTable;
use StorefrontIslands\DemoShop\Content\PostTypes;
use StorefrontIslands\DemoShop\Seeding\ProductSeeder;
use StorefrontIslands\DemoShop\Seeding\TermSeeder;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
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
		global $wpdb;
		if ( class_exists( 'WooCommerce', false ) ) {
			return;
		}
		$file  = dirname( __DIR__ ) . '/catalogue.json';
		$given = null === $catalogue ? Input::from_json( (string) file_get_contents( $file ) ) : Input::of( $catalogue ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.

		self::keep_settings( $given );
		PostTypes::register();
		CartTable::create();

		// Ids follow those that a fresh WooCommerce gives: in the recorded conversations the third product and the first
		// term share a number, and the symbols that they are compared by keep this.
		$ids           = 'SELECT MAX( ' . "ID ) FROM {$wpdb->posts}";
		$next_post     = 1 + (int) $wpdb->get_var( $ids ); // phpcs:ignore WordPress.DB -- no value in it.
		$next_term     = 1 + (int) $wpdb->get_var( "SELECT MAX( term_id ) FROM {$wpdb->terms}" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- while seeding.
		$first_product = max( $next_post, $next_term - 2 );

		$wpdb->query( 'START TRANSACTION' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- one write to the disk, not a thousand.
		wp_defer_term_counting( true );
		( new TermSeeder( $first_product + 2 ) )->run( $given );
		( new ProductSeeder( $first_product ) )->run( $given );
		wp_defer_term_counting( false );
		$wpdb->query( 'COMMIT' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
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
