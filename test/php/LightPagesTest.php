<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Cart\MiniCart\Visibility;
use StorefrontIslands\Catalogue\Product\AddToCart;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Page\LightPages\Decision;
use StorefrontIslands\Page\LightPages\LightPages;
use StorefrontIslands\Page\LightPages\PageHtml;
use StorefrontIslands\Page\LightPages\RegisteredScripts;
use StorefrontIslands\Page\LightPages\Sources;
use StorefrontIslands\Support\Settings\Settings;

/** Tests which of WooCommerce's classic scripts a page does without. */
final class LightPagesTest extends TestCase {
	/** What WooCommerce loads on an ordinary page, with dependencies. */
	private const CLASSIC = array(
		'jquery-core'       => array(),
		'jquery-migrate'    => array(),
		'jquery'            => array( 'jquery-core', 'jquery-migrate' ),
		'wc-jquery-blockui' => array( 'jquery' ),
		'wc-js-cookie'      => array(),
		'woocommerce'       => array( 'jquery', 'wc-jquery-blockui', 'wc-js-cookie' ),
		'wc-add-to-cart'    => array( 'jquery', 'wc-jquery-blockui' ),
	);

	/** Scripts that WooCommerce enqueues itself. */
	private const QUEUE = array( 'wc-add-to-cart', 'woocommerce' );

	/**
	 * Returns the decision on a page with WooCommerce's classic scripts and others.
	 *
	 * @param string $body   HTML of the body.
	 * @param array  $others Scripts of plugins by handle: `needs`, and the `code` of the file, null if it is elsewhere.
	 * @param array  $more   `queue`: further handles asked for, `data` and `code`: what is attached, by handle,
	 *                       `unprinted`: handles without an element, `later`:
	 *                       handles that are only registered, `safe`, `fragments`.
	 */
	private static function decided( string $body = '', array $others = array(), array $more = array() ): Decision {
		$all   = array();
		$html  = '';
		$codes = array();
		foreach ( array_map( static fn( array $needs ): array => array( 'needs' => $needs, 'folder' => 'woocommerce' ), self::CLASSIC ) + $others as $handle => $script ) {
			$src                 = 'jquery' === $handle ? '' : 'https://shop.example/' . ( $script['folder'] ?? 'plugins' ) . "/$handle.js";
			$codes[ $src ]       = $script['code'] ?? null;
			$all[ $handle ]      = array( 'needs' => $script['needs'] ?? array(), 'src' => $src, 'data' => $more['data'][ $handle ] ?? '', 'has_code' => isset( $more['code'][ $handle ] ) );
			$html               .= isset( $more['data'][ $handle ] ) ? "<script id=\"$handle-js-extra\">{$more['data'][ $handle ]}</script>\n" : '';
			$html               .= '' === $src || in_array( $handle, array_merge( $more['unprinted'] ?? array(), $more['later'] ?? array() ), true ) ? '' : "<script src=\"$src?ver=1\" id=\"$handle-js\"></script>\n";
			$html               .= isset( $more['code'][ $handle ] ) ? "<script id=\"$handle-js-after\">{$more['code'][ $handle ]}</script>\n" : '';
		}
		$later   = $more['later'] ?? array();
		$scripts = new RegisteredScripts( $all, array_merge( self::QUEUE, array_diff( array_keys( $others ), $later ), $more['queue'] ?? array() ), array_diff( array_keys( $all ), $later ) );
		$sources = new Sources( array( 'shop.example/woocommerce/' ), $more['safe'] ?? array(), static fn( string $src ): ?string => $codes[ 0 === strpos( $src, '/' ) ? "https://shop.example/plugins$src" : $src ] ?? null );
		return new Decision( new PageHtml( "<html><head>$html</head><body>$body</body></html>" ), $scripts, $sources, $more['fragments'] ?? false );
	}

	/** Asserts that the page keeps these handles, and nothing else of WooCommerce's. */
	private static function assert_kept( array $handles, Decision $decision, string $message = '' ): void {
		self::assertEqualsCanonicalizing( $handles, array_keys( $decision->kept ), $message );
		self::assertEqualsCanonicalizing( array_values( array_diff( array_keys( self::CLASSIC ), $handles ) ), $decision->gone, $message );
	}

	public function test_a_page_that_needs_none_loses_them_with_what_is_attached(): void {
		$decision = self::decided( '<p>Hello</p>', array( 'free' => array( 'code' => 'let a = `${ b }$`;' ) ), array( 'data' => array( 'woocommerce' => 'var woocommerce_params = {"a":"b"};' ) ) );
		self::assert_kept( array(), $decision );
		self::assertSame( "<html><head><script src=\"https://shop.example/plugins/free.js?ver=1\" id=\"free-js\"></script>\n</head><body><p>Hello</p></body></html>", $decision->html() );
	}

	public function test_an_element_keeps_the_script_that_serves_it_with_all_that_this_needs(): void {
		$jquery = array( 'jquery-core', 'jquery-migrate', 'jquery', 'wc-jquery-blockui' );
		self::assert_kept( array_merge( $jquery, array( 'wc-add-to-cart' ) ), self::decided( "<a class='button add_to_cart_button'>Add</a>" ) );
		self::assert_kept( array(), self::decided( '<button class="wc-interactive add_to_cart_button ajax_add_to_cart">Add</button>' ), 'a button of WooCommerce’s blocks' );
		self::assert_kept( array(), self::decided( AddToCart::html( new Product( self::site_shop()->products( array( 'search' => 'Plain Tee', 'type' => 'simple' ) )[0] ), '/cart/' ) ), 'a button of this plugin’s lists' );
		foreach ( array( '<form class="woocommerce-ordering">', '<input class="input-text qty text">', '<p class="woocommerce-store-notice demo_store">', '<input type=password>', '<div class="woocommerce-message" role="alert">' ) as $element ) {
			self::assert_kept( array_merge( $jquery, array( 'wc-js-cookie', 'woocommerce' ) ), self::decided( $element ), $element );
		}
	}

	public function test_a_dependent_keeps_what_it_needs_and_no_more(): void {
		$jquery = array( 'jquery-core', 'jquery-migrate', 'jquery' );
		self::assert_kept( $jquery, self::decided( '', array( 'menu' => array( 'needs' => array( 'jquery' ), 'code' => 'jQuery( function ( $ ) { $( "nav" ).show(); } );' ) ) ) );
		self::assert_kept( array( 'wc-js-cookie' ), self::decided( '', array( 'banner' => array( 'needs' => array( 'wc-js-cookie' ), 'code' => '' ) ) ) );
		self::assert_kept( $jquery, self::decided( '', array(), array( 'queue' => array( 'jquery' ) ) ), 'asked for by itself' );
		self::assertSame( 'menu', self::decided( '', array( 'menu' => array( 'needs' => array( 'jquery' ), 'code' => '' ) ) )->kept['jquery-core']->subject );
	}

	public function test_a_script_that_boot_loads_later_keeps_what_it_needs(): void {
		$data    = '<script type="application/json" id="storefront-islands-data">{"scripts":{"of-mini-cart":{}}}</script>';
		$scripts = array( 'of-mini-cart' => array( 'needs' => array( 'jquery' ), 'code' => '' ) );
		$later   = array( 'later' => array( 'of-mini-cart' ) );
		self::assert_kept( array(), self::decided( '', $scripts, $later ) );
		self::assert_kept( array( 'jquery-core', 'jquery-migrate', 'jquery' ), self::decided( $data, $scripts, $later ) );
	}

	public function test_what_is_attached_to_a_script_keeps_it(): void {
		self::assert_kept( array( 'jquery-core', 'jquery-migrate', 'jquery' ), self::decided( '', array(), array( 'data' => array( 'jquery' => 'var ajaxurl = "/";' ) ) ) );
		self::assert_kept( array( 'jquery-core' ), self::decided( '', array(), array( 'code' => array( 'jquery-core' => 'jQuery.noConflict();' ) ) ) );
		$localized = self::decided( '', array(), array( 'data' => array( 'woocommerce' => "var woocommerce_params = {};\nvar of_a_plugin = {};" ) ) );
		self::assertArrayHasKey( 'woocommerce', $localized->kept );
		self::assertSame( array( 'wc-add-to-cart' ), $localized->gone );
	}

	public function test_plugins_for_the_classic_pages_keep_all(): void {
		self::assert_kept( array_keys( self::CLASSIC ), self::decided( '', array( 'storefront-islands-classic-hooks' => array( 'folder' => 'woocommerce' ) ) ) );
	}

	public function test_fragments_of_a_plugin_keep_the_script_that_fetches_them(): void {
		$scripts = array( 'wc-cart-fragments' => array( 'needs' => array( 'jquery', 'wc-js-cookie' ), 'folder' => 'woocommerce' ) );
		self::assertContains( 'wc-cart-fragments', self::decided( '', $scripts )->gone );
		self::assertArrayHasKey( 'wc-cart-fragments', self::decided( '', $scripts, array( 'fragments' => true ) )->kept );
		self::assertArrayHasKey( 'wc-cart-fragments', self::decided( '<div class="widget_shopping_cart_content"></div>', $scripts )->kept );
	}

	public function test_what_is_not_understood_keeps_all(): void {
		$pages = array(
			'inline jQuery'         => array( '<script>jQuery( "p" ).hide();</script>' ),
			'inline $'              => array( '<script>$( "p" ).hide();</script>' ),
			'inline cookie'         => array( '<script>Cookies.get( "a" );</script>' ),
			'kept for consent'      => array( '<script type="text/plain">jQuery( "p" );</script>' ),
			'attribute'             => array( '<a onclick="jQuery(this).hide()">Hide</a>' ),
			'address'               => array( '<a href="javascript:$(\'p\').hide()">Hide</a>' ),
			'silent file'           => array( '', array( 'silent' => array( 'code' => '!function(a){}(jQuery)' ) ) ),
			'imported file'         => array( '', array( 'app' => array( 'code' => 'import{a}from"./part.js";a()' ), 'part' => array( 'code' => 'import("/deep.js")' ), 'deep' => array( 'code' => 'jQuery()' ) ), array( 'later' => array( 'part', 'deep' ) ) ),
			'unknown import'        => array( '', array( 'app' => array( 'code' => 'import "../elsewhere.js"' ) ) ),
			'file about the shop'   => array( '', array( 'quick-view' => array( 'needs' => array( 'jquery' ), 'code' => 'jQuery(document.body).on("added_to_cart",f)' ) ) ),
			'another server'        => array( '<script src="https://tags.example/a.js"></script>' ),
			'another server by id'  => array( '', array( 'tags' => array( 'code' => null ) ) ),
			'a script that loads'   => array( '<script>(function(d,s){d.createElement(s).src="https://tags.example/a.js"})(document,"script")</script>' ),
			'a combined file'       => array( '', array(), array( 'unprinted' => array( 'woocommerce' ) ) ),
			'a page that breaks off' => array( '<script>let a = 1;' ),
		);
		foreach ( $pages as $name => $page ) {
			self::assert_kept( array_keys( self::CLASSIC ), self::decided( ...$page ), $name );
		}
		self::assert_kept( array(), self::decided( '', array( 'tags' => array( 'code' => null ) ), array( 'safe' => array( 'tags' ) ) ), 'declared safe by its handle' );
		self::assert_kept( array(), self::decided( '<script src="https://tags.example/a.js"></script>', array(), array( 'safe' => array( 'tags.example/' ) ) ), 'declared safe by its address' );
	}

	public function test_code_and_data_that_need_none_keep_none(): void {
		self::assert_kept( array(), self::decided( '', array( 'app' => array( 'code' => 'import"./part.js";import"react"' ), 'part' => array( 'code' => 'import"./app.js"' ) ), array( 'later' => array( 'part' ) ) ), 'imports' );
		self::assert_kept( array(), self::decided( '<p>jQuery costs $ (a lot)</p><script type="application/ld+json">{"a":"jQuery $("}</script><script>var c = {"symbol":"$","banner":"Cookies"};</script>' ) );
		$mini_cart = Visibility::html();
		self::assertStringContainsString( 'jQuery', $mini_cart );
		self::assert_kept( array(), self::decided( $mini_cart ), 'the mini-cart’s own' );
	}

	public function test_no_script_loses_what_it_depends_on(): void {
		mt_srand( 7 );
		for ( $round = 0; $round < 300; $round++ ) {
			$others = array();
			$known  = array_keys( self::CLASSIC );
			for ( $i = 0; $i < mt_rand( 0, 6 ); $i++ ) {
				$needs                  = array_rand( array_flip( $known ), mt_rand( 1, 2 ) );
				$others[ "plugin-$i" ]  = array( 'needs' => (array) $needs, 'code' => '' );
				$known[]                = "plugin-$i";
			}
			$needs    = self::CLASSIC + array_column( array_map( static fn( string $handle, array $script ): array => array( $handle, $script['needs'] ), array_keys( $others ), $others ), 1, 0 );
			$decision = self::decided( 0 === mt_rand( 0, 3 ) ? '<form class="woocommerce-ordering">' : '', $others );
			foreach ( array_diff( array_keys( $needs ), $decision->gone ) as $stays ) {
				self::assertSame( array(), array_intersect( $needs[ $stays ], $decision->gone ), $stays );
			}
		}
	}

	/** Returns what a visitor gets of a page in parts, some of which a theme sends ahead. */
	private static function sent( array $settings, string ...$parts ): string {
		self::set_options( array( Settings::OPTION => $settings ) );
		$GLOBALS['wp_scripts'] = null;
		foreach ( array( 'jquery-core', 'woocommerce' ) as $handle ) {
			wp_deregister_script( $handle );
			wp_register_script( $handle, "/$handle.js", 'woocommerce' === $handle ? array( 'jquery-core' ) : array(), '1', false );
		}
		wp_enqueue_script( 'woocommerce' );
		return self::printed_by(
			static function () use ( $parts ): void {
				$level = ob_get_level();
				( new LightPages() )->collect( 'index.php' );
				wp_scripts()->do_items();
				echo array_shift( $parts );
				foreach ( $parts as $part ) {
					ob_flush();
					echo $part;
				}
				while ( ob_get_level() > $level ) {
					ob_end_flush();
				}
			}
		);
	}

	public function test_a_path_that_is_registered_is_below_the_address_of_wordpress(): void {
		$scripts              = new \WP_Scripts();
		$scripts->base_url    = 'https://shop.example/wp';
		$scripts->content_url = '/app';
		foreach ( array(
			'tools' => array( '/wp-includes/js/a.js', 'https://shop.example/wp/wp-includes/js/a.js' ),
			'slide' => array( '/app/themes/a/slide.js', '/app/themes/a/slide.js' ),
			'pay'   => array( '//pay.example/v3', '//pay.example/v3' ),
			'alias' => array( false, '' ),
		) as $handle => list( $registered, $address ) ) {
			$scripts->add( $handle, $registered );
			self::assertSame( $address, RegisteredScripts::of( $scripts )->src( $handle ) );
		}
	}

	public function test_only_the_setting_or_the_preview_changes_a_page(): void {
		$page = '<html><body></body></html>';
		self::assertStringContainsString( 'jquery-core.js', self::sent( array(), $page ) );
		self::assertSame( $page, self::sent( array( 'light_pages' => true ), $page ) );
		self::assertStringContainsString( 'jquery-core.js', self::sent( array( 'light_pages' => true ), '<html>', '<body></body></html>' ), 'sent in parts' );
		parse_str( (string) wp_parse_url( LightPages::preview_url( 'https://shop.example/' ), PHP_URL_QUERY ), $_GET );
		self::assertSame( array( 'jquery-core', 'woocommerce' ), array_keys( json_decode( self::sent( array(), $page ), true )['gone'] ) );
		$_GET = array_map( 'strrev', $_GET );
		self::assertStringContainsString( 'jquery-core.js', self::sent( array(), $page ), 'for others not even that' );
		$_GET = array( 'elementor-preview' => '1' );
		self::assertStringContainsString( 'jquery-core.js', self::sent( array( 'light_pages' => true ), $page ), 'while it is edited' );
	}
}
