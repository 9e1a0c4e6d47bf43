<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SiteHealth;

use StorefrontIslands\Admin\Lifecycle\RequirementsNotice;
use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Adds tests of what orders depend on, and a section of debug information for support. */
final class SiteHealth {
	/** Names of the tests. */
	public const BLOCKS       = 'storefront_islands_rivals';
	public const TABLES       = 'storefront_islands_tables';
	public const STORE_API    = 'storefront_islands_store_api';
	public const OBJECT_CACHE = 'storefront_islands_object_cache';
	public const PLUGINS      = 'storefront_islands_plugins';

	public static function register(): void {
		add_filter( 'site_status_tests', array( self::class, 'add_tests' ) );
		add_filter( 'debug_information', array( self::class, 'add_section' ) );
	}

	/**
	 * Adds the tests.
	 *
	 * @internal
	 * @param array<string, array<string, mixed>> $tests Tests of WordPress and other plugins.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_tests( array $tests ): array {
		$ours            = array(
			self::BLOCKS       => array(
				'label' => __( 'Cart and checkout conflicts', 'storefront-islands' ),
				'test'  => array( self::class, 'test_conflicting_blocks' ),
			),
			self::PLUGINS      => array(
				'label' => __( 'Plugins for cart and checkout', 'storefront-islands' ),
				'test'  => array( ConflictingPlugins::class, 'run' ),
			),
			self::TABLES       => array(
				'label' => __( 'Tables for orders and payments', 'storefront-islands' ),
				'test'  => array( TablesCheck::class, 'run' ),
			),
			self::STORE_API    => array(
				'label' => __( 'Store API', 'storefront-islands' ),
				'test'  => array( StoreApiCheck::class, 'run' ),
			),
			self::OBJECT_CACHE => array(
				'label' => __( 'Object cache', 'storefront-islands' ),
				'test'  => array( ObjectCacheCheck::class, 'run' ),
			),
		);
		$tests['direct'] = array_merge( $tests['direct'] ?? array(), $ours );
		return $tests;
	}

	/**
	 * Tests for pages with conflicting cart or checkout blocks.
	 *
	 * @internal
	 * @return array<string, mixed> Result in WordPress's format.
	 */
	public static function test_conflicting_blocks(): array {
		$pages = ConflictingBlocks::pages();
		return array() === $pages
			? HealthResult::of(
				self::BLOCKS,
				HealthResult::GOOD,
				__( 'No page has two carts or checkouts', 'storefront-islands' ),
				__( 'No page has a cart or checkout of Storefront Islands beside another one, so shoppers always see what they have changed.', 'storefront-islands' )
			)
			: HealthResult::of(
				self::BLOCKS,
				HealthResult::RECOMMENDED,
				__( 'Some pages have two carts or checkouts', 'storefront-islands' ),
				__( 'What a shopper changes in one of them shows late or not at all in the other. Keep one of them on each of these pages:', 'storefront-islands' ),
				array_map( array( self::class, 'link' ), $pages )
			);
	}

	/**
	 * Adds the debug information section.
	 *
	 * @internal
	 * @param array<string, array<string, mixed>> $sections Sections of WordPress and other plugins.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_section( array $sections ): array {
		$settings = Settings::load();
		$version  = RequirementsNotice::woocommerce_version();
		$replaces = array_keys(
			array_filter(
				array(
					'woocommerce/cart'     => $settings->replaces_cart(),
					'woocommerce/checkout' => $settings->replaces_checkout(),
				)
			)
		);
		$provider = RecordingSettings::load()->provider();

		$sections['storefront-islands'] = array(
			'label'  => __( 'Storefront Islands', 'storefront-islands' ),
			'fields' => array(
				'shop'      => self::field( __( 'Shop', 'storefront-islands' ), '' === $version ? '' : 'WooCommerce ' . $version, $version ),
				'replaces'  => self::field( __( 'Replaced blocks', 'storefront-islands' ), array() === $replaces ? __( 'nothing', 'storefront-islands' ) : implode( ', ', $replaces ), implode( ', ', $replaces ) ),
				'trial'     => self::field( __( 'For managers only', 'storefront-islands' ), $settings->is_trial() ? __( 'yes', 'storefront-islands' ) : __( 'no', 'storefront-islands' ), $settings->is_trial() ),
				'recording' => self::field( __( 'Session recording', 'storefront-islands' ), '' === $provider ? __( 'no', 'storefront-islands' ) : $provider, $provider ),
			),
		);
		return $sections;
	}

	/**
	 * Returns a field of the section.
	 *
	 * @param string $value Value in the user's language.
	 * @param string|bool $debug Value in the copied text, the same in every language.
	 * @return array<string, mixed>
	 */
	private static function field( string $label, string $value, $debug ): array {
		return array(
			'label' => $label,
			'value' => $value,
			'debug' => $debug,
		);
	}

	/**
	 * Returns the title of a page, linked to its editor if the user may edit it.
	 *
	 * @return string Safe HTML.
	 */
	private static function link( \WP_Post $page ): string {
		$title = get_the_title( $page );
		$title = esc_html( '' === $title ? (string) $page->ID : $title );
		$url   = (string) get_edit_post_link( $page->ID );
		return '' === $url ? $title : sprintf( '<a href="%s">%s</a>', esc_url( $url ), $title );
	}
}
