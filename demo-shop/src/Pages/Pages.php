<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the pages of the sample shop from this plugin's blocks in a freshly installed WordPress, with the demo shop
 * or with WooCommerce. Only `npm start` calls it: it replaces the shop's pages, which must not happen in a shop that is
 * in use.
 */
final class Pages {
	/** Path and title by name, which is also the file below content/pages. `home` is the front page. */
	private const PAGES = array(
		'home'                 => array( 'home', 'Home' ),
		'shop'                 => array( 'shop', 'Shop' ),
		'cart'                 => array( 'cart', 'Cart' ),
		'checkout'             => array( 'checkout', 'Checkout' ),
		'about-us'             => array( 'about-us', 'About us' ),
		'delivery-and-returns' => array( 'delivery-and-returns', 'Delivery and returns' ),
		'privacy-policy'       => array( 'privacy-policy', 'Privacy policy' ),
		'terms'                => array( 'terms', 'Terms and conditions' ),
	);

	/** Options of WordPress, WooCommerce and the demo shop that hold the page ids. */
	private const OPTIONS = array(
		'home'           => 'page_on_front',
		'shop'           => 'woocommerce_shop_page_id',
		'cart'           => 'woocommerce_cart_page_id',
		'checkout'       => 'woocommerce_checkout_page_id',
		'privacy-policy' => 'wp_page_for_privacy_policy',
		'terms'          => 'woocommerce_terms_page_id',
	);

	/** Custom template of both default themes that shows no page title. */
	private const TEMPLATE = 'page-no-title';

	/** Block templates that show products; WooCommerce's own product page is not replaced. */
	private const TEMPLATES = array(
		'taxonomy-product_cat' => 'Products of a category',
		'search'               => 'Products found',
	);

	private const TEMPLATES_OF_DEMO_SHOP = array(
		'single-product' => 'Product',
	);

	private const TEMPLATES_OF_WOOCOMMERCE = array(
		'archive-product'        => 'All products',
		'product-search-results' => 'Products found',
	);

	private const PARTS = array(
		'header' => 'Header',
		'footer' => 'Footer',
	);

	/**
	 * Creates missing pages, templates and parts in the sample shop's own design, and updates those that nobody has
	 * edited. May run any number of times.
	 */
	public static function ensure(): void {
		$seeder = new ContentSeeder();
		foreach ( array_keys( self::PAGES ) as $name ) {
			self::page( $seeder, $name, Content::read( 'pages/' . $name ), self::TEMPLATE );
		}
		update_option( 'show_on_front', 'page' );

		$theme     = new ThemeSeeder( $seeder, get_stylesheet() );
		$templates = class_exists( 'WooCommerce', false ) ? self::TEMPLATES_OF_WOOCOMMERCE : self::TEMPLATES_OF_DEMO_SHOP;
		foreach ( self::TEMPLATES + $templates as $slug => $title ) {
			$theme->template( $slug, $title, Content::read( 'templates/' . $slug ) );
		}
		foreach ( self::PARTS as $slug => $title ) {
			$theme->part( $slug, $title, Content::read( 'parts/' . $slug ) );
		}
		$theme->styles( Content::file( 'harbour.css' ) );
	}

	/**
	 * Creates the same pages in the active theme's own design: with its header, footer, templates and styles, as on a
	 * shop whose administrator has only added the blocks to the pages.
	 *
	 * @param string $styles Path of a style variation's JSON file in the theme's folder; '' for the theme's own styles.
	 */
	public static function ensure_in_theme( string $styles ): void {
		$seeder = new ContentSeeder();
		foreach ( array_keys( self::PAGES ) as $name ) {
			self::page( $seeder, $name, Content::read_without_title( $name ), 'default' );
		}
		update_option( 'show_on_front', 'page' );

		$theme = new ThemeSeeder( $seeder, get_stylesheet() );
		$theme->remove();
		// No theme has a product page for the demo shop, which is not WooCommerce.
		if ( wp_is_block_theme() && ! class_exists( 'WooCommerce', false ) ) {
			$theme->template( 'single-product', 'Product', Content::read( 'plain/single-product' ) );
		}
		if ( '' !== $styles ) {
			$theme->variation( $styles );
		}
	}

	/**
	 * Writes a page, and stores its id in the option of its role.
	 *
	 * @param string $name     Key in PAGES.
	 * @param string $content  Block markup.
	 * @param string $template Custom template of the theme.
	 */
	private static function page( ContentSeeder $seeder, string $name, string $content, string $template ): void {
		list( $path, $title ) = self::PAGES[ $name ];
		$option  = self::OPTIONS[ $name ] ?? '';
		$present = '' === $option ? 0 : get_option( $option );
		$id      = $seeder->page( $path, $title, $content, $template, is_numeric( $present ) ? (int) $present : 0 );
		if ( '' !== $option ) {
			update_option( $option, $id );
		}
	}
}
