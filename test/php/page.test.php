<?php
/**
 * Nothing personal in what can be cached.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Assets\Build;
use StorefrontIslands\Assets\Islands;
use StorefrontIslands\Assets\LaterTexts;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Languages;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\PrivateBlocks;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Page\StoreNonce;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Shop\Shop;

/** The boot data of a page that holds a mini-cart, unless told otherwise, and, if asked, our cart, for a user. */
$boot_data = static function ( int $user, bool $with_cart, bool $with_mini_cart = true ): string {
	wp_set_current_user( $user );
	$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the beginning of a request.
	$islands               = new Islands( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ), new LaterTexts( __FILE__, new Languages( __FILE__ ) ) );
	$islands->register();
	$islands->register_assets();
	$page = new PrivatePage( new PrivateBlocks() );
	$islands->add_boot();
	if ( $with_mini_cart ) {
		Island::attributes( 'mini-cart' );
	}
	if ( $with_cart ) {
		$page->look_at_block( null, array( 'blockName' => 'storefront-islands/cart' ) );
		Island::attributes( 'cart' );
	}
	ob_start();
	( new BootData( $islands, $page, CurrentShop::get() ) )->print();
	return (string) ob_get_clean();
};
/** The JSON in it. */
$decode = static function ( string $html ): array {
	return (array) json_decode( (string) preg_replace( '#^<script[^>]*>|</script>\s*$#', '', $html ), true );
};

return array(
	'a public page says the same to everybody'      => static function () use ( $boot_data, $decode ): void {
		$guest = $boot_data( 0, false );
		same( $guest, $boot_data( 1, false ) );
		$data = $decode( $guest );
		same( null, $data['cart'] );
		same( 0, $data['settings']['currentUserId'] );
		same( 0, $data['api']['nonce']['timestamp'] );
	},
	'a public page carries no address forms'        => static function () use ( $boot_data, $decode ): void {
		$settings = $decode( $boot_data( 0, false ) )['settings'];
		same( array(), array_intersect( array( 'countries', 'states', 'addressFields', 'countryLocale', 'billingCountries', 'shippingCountries' ), array_keys( $settings ) ) );
	},
	'what the checkout asks is on private pages'    => static function () use ( $boot_data, $decode ): void {
		same( false, isset( $decode( $boot_data( 1, false ) )['settings']['checkout'] ) );
		same( true, isset( $decode( $boot_data( 1, true ) )['settings']['checkout']['allowsGuests'] ) );
	},
	'a private page is the visitor’s own'           => static function () use ( $boot_data, $decode ): void {
		$data = $decode( $boot_data( 1, true ) );
		same( 1, $data['settings']['currentUserId'] );
		same( true, $data['settings']['currentUserIsAdmin'] );
		same( true, isset( $data['settings']['countries'] ) );
		same( CurrentShop::get()->cart(), $data['cart'] );
		same( true, DONOTCACHEPAGE );
	},
	'no text ends the script element'               => static function () use ( $boot_data, $decode ): void {
		$name = static function (): string {
			return 'A</script><!--<b>&amp;';
		};
		add_filter( 'option_blogname', $name );
		$html = $boot_data( 0, false );
		remove_filter( 'option_blogname', $name );
		same( 1, substr_count( $html, '</script>' ) );
		same( false, strpos( $html, '<!--' ) );
		same( 'A</script><!--<b>&', $decode( $html )['settings']['siteTitle'] );
	},
	'a page without islands says little'            => static function () use ( $boot_data, $decode ): void {
		same( array( 'api', 'needs', 'scripts', 'site' ), array_keys( $decode( $boot_data( 1, false, false ) ) ) );
		same( $boot_data( 1, false, false ), $boot_data( 0, false, false ) );
		$data = $decode( $boot_data( 0, false, false ) );
		same( array( array(), array() ), array( $data['needs'], $data['scripts'] ) );
		same( 'elementor-action', $data['site']['actionPrefix'] );
	},
	'no data without boot'                          => static function (): void {
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the beginning of a request.
		ob_start();
		( new BootData( new Islands( new Build( __FILE__ ), new LaterTexts( __FILE__, new Languages( __FILE__ ) ) ), new PrivatePage( new PrivateBlocks() ), CurrentShop::get() ) )->print();
		same( '', ob_get_clean() );
	},
	'the guests’ nonce is the one of every guest'   => static function (): void {
		$of_guest = wp_create_nonce( 'wc_store_api' );
		same( $of_guest, StoreNonce::of_guests()['nonce'] );
		wp_set_current_user( 1 );
		same( $of_guest, StoreNonce::of_guests()['nonce'] );
		same( wp_create_nonce( 'wc_store_api' ), StoreNonce::of_visitor()['nonce'] );
	},
	'without an account page visitors log in'       => static function (): void {
		$shop  = new class() implements Shop {
			public function cart(): array {
				return array();
			}
			public function products( array $query ): array {
				return array();
			}
			public function found_products( array $query ): int {
				return 0;
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
			public function leave_problem( string $message ): void {}
			public function purchase( \StorefrontIslands\Purchase\AskedFor $asked ): \StorefrontIslands\Purchase\Found {
				return \StorefrontIslands\Purchase\Found::closed( \StorefrontIslands\Purchase\Access::NONE );
			}
			public function account_links(): array {
				return array();
			}
			public function take_notices(): array {
				return array();
			}
			public function product_url( int $product_id ): string {
				return '';
			}
		};
		$pages = ( new SiteSettings( $shop ) )->all( false )['storePages'];
		same( wp_login_url(), $pages['myaccount']['permalink'] );
	},
	'attributes of an island are safe'              => static function (): void {
		$html = Island::attributes( 'cart', array( 'x' => '"><script>[gallery]' ) );
		same( 1, preg_match( '/^data-island="cart" data-props="[^"<>\[]+"$/', $html ) );
		same( 'data-island="cart" data-props="&#123;&#125;"', Island::attributes( 'cart' ) );
	},
);
