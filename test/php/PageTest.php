<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Page\StoreNonce;
use StorefrontIslands\Shop\ShopDecorator;
use StorefrontIslands\WooCommerce\Cart\WooFragments;

/** Tests that cacheable output contains no personal data. */
final class PageTest extends TestCase {
	private static function printed( Islands $islands, PrivatePage $page ): string {
		return self::printed_by( array( new BootData( $islands, $page, self::site_shop(), new CurrentCatalogue( self::site_shop() ) ), 'print' ) );
	}

	private static function private_page(): PrivatePage {
		return new PrivatePage( new PrivateBlocks(), self::site_shop() );
	}

	/** Returns the boot data of a page for a user, with these islands. */
	private static function boot_data( int $user, string ...$names ): string {
		wp_set_current_user( $user );
		$islands = self::new_page();
		$page    = self::private_page();
		$islands->add_boot();
		foreach ( $names as $name ) {
			$page->look_at_block( null, array( 'blockName' => "storefront-islands/$name" ) );
			Island::attributes( $name );
		}
		return self::printed( $islands, $page );
	}

	/** Returns the decoded JSON of a page: what boot reads, and settings and cart. */
	private static function data( int $user, string ...$names ): array {
		preg_match_all( '#<script type="application/json" id="storefront-islands-(?:page|data)">(.*?)</script>#s', self::boot_data( $user, ...$names ), $parts );
		return array_merge( array(), ...array_map( static fn( string $json ): array => (array) json_decode( $json, true ), $parts[1] ) );
	}

	public function test_a_public_page_is_the_same_for_everybody_and_has_no_form(): void {
		self::assertSame( self::boot_data( 0, 'mini-cart' ), self::boot_data( 1, 'mini-cart' ) );
		$data = self::data( 1, 'mini-cart' );
		self::assertSame( array( null, 0, 0 ), array( $data['cart'], $data['settings']['currentUserId'], $data['api']['nonce']['timestamp'] ) );
		$of_forms = array( 'checkout', 'countries', 'states', 'addressFields', 'countryLocale', 'billingCountries', 'shippingCountries' );
		self::assertSame( array(), array_intersect( $of_forms, array_keys( $data['settings'] ) ) );
	}

	public function test_a_private_page_has_the_visitors_own_data(): void {
		$data     = self::data( 1, 'mini-cart', 'cart' );
		$settings = $data['settings'];
		self::assertSame( array( 1, true ), array( $settings['currentUserId'], $settings['currentUserIsAdmin'] ) );
		self::assertTrue( isset( $settings['countries'], $settings['checkout']['allowsGuests'] ) );
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
		add_filter( 'option_blogname', static fn(): string => 'A</script><!--<b>&amp;' );
		$html = self::boot_data( 0, 'mini-cart' );
		self::assertSame( array( 2, 2 ), array( substr_count( $html, '<script' ), substr_count( $html, '</script>' ) ) );
		self::assertStringNotContainsString( '<!--', $html );
		self::assertSame( 'A</script><!--<b>&', self::data( 0, 'mini-cart' )['settings']['siteTitle'] );
	}

	public function test_a_page_without_islands_has_minimal_data(): void {
		$data = self::data( 1 );
		self::assertSame( array( 'api', 'needs', 'scripts', 'site' ), array_keys( $data ) );
		self::assertSame( self::boot_data( 1 ), self::boot_data( 0 ) );
		self::assertSame( array( array(), array(), 'elementor-action' ), array( $data['needs'], $data['scripts'], $data['site']['actionPrefix'] ) );
		self::assertSame( '', self::printed( self::new_page(), self::private_page() ), 'without boot' );
	}

	/** A page without islands has the script of fragments if something on it shows the cart. */
	private static function assert_fragments_for( ?string $selector ): void {
		$data = self::data( 0 );
		self::assertSame( $selector, $data['site']['fragmentsFor'] ?? null );
		self::assertSame( null === $selector ? array() : array( 'fragments' => array( 'storefront-islands-fragments' ) ), $data['needs'] );
		null === $selector || self::assertStringContainsString( '/fragments.js', $data['scripts']['storefront-islands-fragments']['src'] );
	}

	public function test_a_page_without_islands_has_the_script_of_fragments_if_woocommerces_widget_is_on_it(): void {
		foreach ( array( 'wp_filters' => 'woocommerce_widget_cart_is_hidden', 'wp_actions' => 'woocommerce_before_mini_cart' ) as $counts => $hook ) {
			$before = $GLOBALS[ $counts ];
			'wp_filters' === $counts ? apply_filters( $hook, false ) : do_action( $hook );
			self::assert_fragments_for( 'div.widget_shopping_cart_content' );
			$GLOBALS[ $counts ] = $before;
		}
	}

	public function test_a_page_without_islands_has_the_script_of_fragments_if_a_theme_has_elements_of_its_own(): void {
		self::assert_fragments_for( null );
		// A function of PHP belongs to no file, as little as to WooCommerce.
		add_filter( 'woocommerce_add_to_cart_fragments', 'array_filter' );
		self::assert_fragments_for( 'body' );
	}

	public function test_the_guest_nonce_is_the_same_for_every_guest(): void {
		$of_guest = wp_create_nonce( 'wc_store_api' );
		self::assertSame( $of_guest, StoreNonce::of_guests()['nonce'] );
		wp_set_current_user( 1 );
		self::assertSame( $of_guest, StoreNonce::of_guests()['nonce'] );
		self::assertSame( wp_create_nonce( 'wc_store_api' ), StoreNonce::of_visitor()['nonce'] );
	}

	public function test_without_an_account_page_visitors_use_the_login_page(): void {
		$shop = new class( self::site_shop() ) extends ShopDecorator {
			public function settings(): array {
				return array( 'storePages' => array( 'myaccount' => array( 'id' => 0, 'title' => '', 'permalink' => '' ) ) );
			}
		};
		self::assertSame( wp_login_url(), ( new SiteSettings( $shop ) )->all( false )['storePages']['myaccount']['permalink'] );
	}

	public function test_attributes_of_an_island_are_escaped(): void {
		self::assertMatchesRegularExpression( '/^data-island="cart" data-props="[^"<>\[]+"$/', Island::attributes( 'cart', array( 'x' => '"><script>[gallery]' ) ) );
		self::assertSame( 'data-island="cart" data-props="&#123;&#125;"', Island::attributes( 'cart' ) );
	}
}
