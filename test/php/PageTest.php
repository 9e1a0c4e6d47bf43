<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\Assets\ScriptRegister;
use StorefrontIslands\Page\Assets\TranslationFiles;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Page\StoreNonce;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\WooCommerce\Cart\WooFragments;

/**
 * Tests that cacheable output contains no personal data.
 */
final class PageTest extends TestCase {
	/**
	 * Returns the boot data of a page for a user; the page contains a mini-cart by default and, optionally, the
	 * plugin's cart.
	 */
	private static function boot_data( int $user, bool $with_cart, bool $with_mini_cart = true ): string {
		wp_set_current_user( $user );
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the beginning of a request.
		$islands = new Islands( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ), new ScriptRegister(), new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) );
		$islands->register();
		$islands->register_assets();
		$page = new PrivatePage( new PrivateBlocks(), self::site_shop() );
		$islands->add_boot();
		if ( $with_mini_cart ) {
			Island::attributes( 'mini-cart' );
		}
		if ( $with_cart ) {
			$page->look_at_block( null, array( 'blockName' => 'storefront-islands/cart' ) );
			Island::attributes( 'cart' );
		}
		ob_start();
		( new BootData( $islands, $page, self::site_shop(), new CurrentCatalogue( self::site_shop() ) ) )->print();
		return (string) ob_get_clean();
	}

	/** Returns the decoded JSON of the HTML. */
	private static function decode( string $html ): array {
		return (array) json_decode( (string) preg_replace( '#^<script[^>]*>|</script>\s*$#', '', $html ), true );
	}

	public function test_a_public_page_is_the_same_for_everybody(): void {
		$guest = self::boot_data( 0, false );
		self::assertSame( $guest, self::boot_data( 1, false ) );
		$data = self::decode( $guest );
		self::assertNull( $data['cart'] );
		self::assertSame( 0, $data['settings']['currentUserId'] );
		self::assertSame( 0, $data['api']['nonce']['timestamp'] );
	}

	public function test_a_public_page_has_no_address_forms(): void {
		$settings = self::decode( self::boot_data( 0, false ) )['settings'];
		self::assertSame( array(), array_intersect( array( 'countries', 'states', 'addressFields', 'countryLocale', 'billingCountries', 'shippingCountries' ), array_keys( $settings ) ) );
	}

	public function test_settings_of_the_checkout_form_are_only_on_private_pages(): void {
		self::assertFalse( isset( self::decode( self::boot_data( 1, false ) )['settings']['checkout'] ) );
		self::assertTrue( isset( self::decode( self::boot_data( 1, true ) )['settings']['checkout']['allowsGuests'] ) );
	}

	/**
	 * @testdox a private page has the visitor’s own data
	 */
	public function test_a_private_page_has_the_visitors_own_data(): void {
		$data = self::decode( self::boot_data( 1, true ) );
		self::assertSame( 1, $data['settings']['currentUserId'] );
		self::assertTrue( $data['settings']['currentUserIsAdmin'] );
		self::assertTrue( isset( $data['settings']['countries'] ) );
		self::assertSame( self::site_shop()->cart(), $data['cart'] );
		self::assertTrue( DONOTCACHEPAGE );
	}

	public function test_the_time_out_of_fragments_is_the_shops_where_it_has_set_one(): void {
		self::assertNull( WooFragments::timeout() );
		foreach ( array( array( array( 'request_timeout' => '9000' ), 9000 ), array( array( 'request_timeout' => 3e9 ), 600000 ), array( array( 'request_timeout' => 5000 ), null ), array( array( 'request_timeout' => 'x' ), null ), array( array(), null ), array( null, null ) ) as list( $params, $timeout ) ) {
			$filter = static fn( $given, string $handle ) => 'wc-cart-fragments' === $handle ? $params : $given;
			add_filter( 'woocommerce_get_script_data', $filter, 10, 2 );
			self::assertSame( $timeout, WooFragments::timeout() );
			remove_filter( 'woocommerce_get_script_data', $filter );
		}
	}

	public function test_no_text_closes_the_script_element(): void {
		$name = static function (): string {
			return 'A</script><!--<b>&amp;';
		};
		add_filter( 'option_blogname', $name );
		$html = self::boot_data( 0, false );
		remove_filter( 'option_blogname', $name );
		self::assertSame( 1, substr_count( $html, '</script>' ) );
		self::assertStringNotContainsString( '<!--', $html );
		self::assertSame( 'A</script><!--<b>&', self::decode( $html )['settings']['siteTitle'] );
	}

	public function test_a_page_without_islands_has_minimal_data(): void {
		self::assertSame( array( 'api', 'needs', 'scripts', 'site' ), array_keys( self::decode( self::boot_data( 1, false, false ) ) ) );
		self::assertSame( self::boot_data( 1, false, false ), self::boot_data( 0, false, false ) );
		$data = self::decode( self::boot_data( 0, false, false ) );
		self::assertSame( array( array(), array() ), array( $data['needs'], $data['scripts'] ) );
		self::assertSame( 'elementor-action', $data['site']['actionPrefix'] );
	}

	/**
	 * @testdox a page without islands has the script of fragments if WooCommerce’s widget is on it
	 */
	public function test_a_page_without_islands_has_the_script_of_fragments_if_woocommerces_widget_is_on_it(): void {
		foreach ( array( 'wp_filters' => 'woocommerce_widget_cart_is_hidden', 'wp_actions' => 'woocommerce_before_mini_cart' ) as $counts => $hook ) {
			$before = $GLOBALS[ $counts ];
			'wp_filters' === $counts ? apply_filters( $hook, false ) : do_action( $hook ); // phpcs:ignore WordPress.NamingConventions -- WooCommerce's hooks.
			$data                = self::decode( self::boot_data( 0, false, false ) );
			$GLOBALS[ $counts ] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As before the widget.
			self::assertSame( array( 'fragments' => array( 'storefront-islands-fragments' ) ), $data['needs'] );
			self::assertStringContainsString( '/fragments.js', $data['scripts']['storefront-islands-fragments']['src'] );
			self::assertSame( 'div.widget_shopping_cart_content', $data['site']['fragmentsFor'] );
		}
	}

	/**
	 * @testdox a page without islands has the script of fragments if a theme has elements of its own that show the cart
	 */
	public function test_a_page_without_islands_has_the_script_of_fragments_if_a_theme_has_elements_of_its_own(): void {
		self::assertFalse( isset( self::decode( self::boot_data( 0, false, false ) )['site']['fragmentsFor'] ) );
		// A function of PHP belongs to no file, as little as to WooCommerce.
		add_filter( 'woocommerce_add_to_cart_fragments', 'array_filter' );
		$data = self::decode( self::boot_data( 0, false, false ) );
		remove_filter( 'woocommerce_add_to_cart_fragments', 'array_filter' );
		self::assertSame( array( 'fragments' => array( 'storefront-islands-fragments' ) ), $data['needs'] );
		self::assertSame( 'body', $data['site']['fragmentsFor'] );
	}

	public function test_without_boot_no_data_is_printed(): void {
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the beginning of a request.
		ob_start();
		( new BootData( new Islands( new Build( __FILE__ ), new ScriptRegister(), new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) ), new PrivatePage( new PrivateBlocks(), self::site_shop() ), self::site_shop(), new CurrentCatalogue( self::site_shop() ) ) )->print();
		self::assertSame( '', ob_get_clean() );
	}

	public function test_the_guest_nonce_is_the_same_for_every_guest(): void {
		$of_guest = wp_create_nonce( 'wc_store_api' );
		self::assertSame( $of_guest, StoreNonce::of_guests()['nonce'] );
		wp_set_current_user( 1 );
		self::assertSame( $of_guest, StoreNonce::of_guests()['nonce'] );
		self::assertSame( wp_create_nonce( 'wc_store_api' ), StoreNonce::of_visitor()['nonce'] );
	}

	public function test_without_an_account_page_visitors_use_the_login_page(): void {
		$shop = new class() implements Shop {
			public function cart(): array {
				return array();
			}
			public function products( array $query ): array {
				return array();
			}
			public function found_products( array $query ): int {
				return 0;
			}
			public function product_ids( array $query ): array {
				return array();
			}
			public function related_products( int $product_id, string $relation ): array {
				return array();
			}
			public function collection_data( array $query ): array {
				return array();
			}
			public function price_histogram( array $query, int $buckets ): array {
				return array();
			}
			public function attributes(): array {
				return array();
			}
			public function terms( string $taxonomy ): array {
				return array();
			}
			public function settings(): array {
				return array( 'storePages' => array( 'myaccount' => array( 'id' => 0, 'title' => '', 'permalink' => '' ) ) );
			}
			public function payment_icons(): array {
				return array();
			}
			public function add_error_notice( string $message ): void {}
			public function product_details( array $ids ): array {
				return array();
			}

			public function swatches( string $taxonomy, array $term_ids ): ?array {
				return null;
			}

			public function form_parts( int $product_id ): \StorefrontIslands\Shop\FormParts {
				return new \StorefrontIslands\Shop\FormParts();
			}
			public function purchase( \StorefrontIslands\Purchase\OrderQuery $order_query ): \StorefrontIslands\Purchase\OrderResult {
				return \StorefrontIslands\Purchase\OrderResult::closed( \StorefrontIslands\Purchase\Access::NONE );
			}
			public function account_links(): array {
				return array();
			}
			public function account( \StorefrontIslands\Shop\AccountParts $parts ): string {
				return '';
			}
			public function take_notices(): array {
				return array();
			}
			public function product_url( int $product_id ): string {
				return '';
			}
		};
		$pages = ( new SiteSettings( $shop ) )->all( false )['storePages'];
		self::assertSame( wp_login_url(), $pages['myaccount']['permalink'] );
	}

	public function test_attributes_of_an_island_are_escaped(): void {
		$html = Island::attributes( 'cart', array( 'x' => '"><script>[gallery]' ) );
		self::assertMatchesRegularExpression( '/^data-island="cart" data-props="[^"<>\[]+"$/', $html );
		self::assertSame( 'data-island="cart" data-props="&#123;&#125;"', Island::attributes( 'cart' ) );
	}
}
