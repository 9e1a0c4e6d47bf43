<?php
/**
 * Scripts of plugins find ours where they need it, and a page without them carries nothing.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Assets\Anonymous;
use StorefrontIslands\Assets\Build;
use StorefrontIslands\Assets\Islands;
use StorefrontIslands\Assets\LaterTexts;
use StorefrontIslands\Compat\Handles;
use StorefrontIslands\Compat\PluginScripts;
use StorefrontIslands\Languages;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\PrivateBlocks;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;

/** A payment method of WooCommerce's own. */
$payment = new class() implements PaymentScripts {
	/** {@inheritDoc} */
	public function enqueue(): array {
		wp_enqueue_script( 'wc-payment-method-cod', '/plugins/woocommerce/assets/client/blocks/cod.js', array( 'wc-blocks-registry' ), '1', true );
		return array( 'wc-payment-method-cod' );
	}
};

/** What somebody has registered with WooCommerce's cart and mini-cart: the handle 'gift', or nothing. */
$extensions = static function ( bool $is_there ): ExtensionScripts {
	// phpcs:disable PHPCompatibility.Classes.ForbiddenThis, PHPCompatibility.FunctionDeclarations.NewClosure -- It is the class's own $this.
	return new class( $is_there ) implements ExtensionScripts {
		/**
		 * Whether there is any.
		 *
		 * @var bool
		 */
		private $is_there;
		/**
		 * Takes whether there is any.
		 *
		 * @param bool $is_there Whether.
		 */
		public function __construct( bool $is_there ) {
			$this->is_there = $is_there;
		}
		/** {@inheritDoc} */
		public function enqueue_for_cart(): void {
			foreach ( $this->for_mini_cart() as $handle ) {
				wp_enqueue_script( $handle );
			}
		}
		/** {@inheritDoc} */
		public function for_mini_cart(): array {
			wp_register_script( 'gift', '/plugins/gift/gift.js', array( 'wc-blocks-checkout' ), '1', true );
			return $this->is_there ? array( 'gift' ) : array();
		}
		/** {@inheritDoc} */
		public function add_data_late(): void {
			wp_add_inline_script( 'wc-settings', 'var wcSettings = {};', 'before' );
		}
	};
};

/**
 * What becomes of a page with islands.
 *
 * @return array{scripts: WP_Scripts, printed: string, needs: array<string, list<string>>}
 */
$made = static function ( array $on_page, bool $has_plugin ) use ( $payment, $extensions ): array {
	$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the beginning of a request.
	remove_all_actions( 'wp_footer' );
	$islands = new Islands( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ), new LaterTexts( __FILE__, new Languages( __FILE__ ) ) );
	$islands->register_assets();
	$plugins = new PluginScripts( $payment, $extensions( $has_plugin ), $islands, new BootData( $islands, new PrivatePage( new PrivateBlocks() ), CurrentShop::get() ) );
	foreach ( $on_page as $island ) {
		$islands->add( $island );
		$plugins->add( $island );
	}
	// WordPress remembers what is needed from the first such question on.
	wp_script_is( 'gift', 'enqueued' );
	ob_start();
	$plugins->take_over_handles();
	do_action( 'wp_footer' );
	wp_scripts()->do_items( false, 1 );
	$printed = (string) ob_get_clean();
	$plugins->bring_with_mini_cart();
	return array(
		'scripts' => wp_scripts(),
		'printed' => $printed,
		'needs'   => $islands->yet_to_load( true )['needs'],
	);
};

$is_before = static function ( string $text, string $first, string $second ): bool {
	$at = strpos( $text, $first );
	return false !== $at && $at < (int) strpos( $text, $second );
};

return array(
	'a cart without plugins carries nothing of them'   => static function () use ( $made ): void {
		$printed = $made( array( 'cart', 'mini-cart' ), false )['printed'];
		same( true, false !== strpos( $printed, 'storefront-islands-cart-js' ) );
		same( false, strpos( $printed, Handles::PLUGINS ) );
		same( false, strpos( $printed, 'storefront-islands-page' ) );
	},
	'on the cart a plugin’s script comes behind ours, and the page’s data before both' => static function () use ( $made, $is_before ): void {
		$printed = $made( array( 'cart' ), true )['printed'];
		same( true, $is_before( $printed, 'id="storefront-islands-page"', 'storefront-islands-cart-js' ) );
		same( true, $is_before( $printed, 'storefront-islands-cart-js', 'storefront-islands-plugins-js' ) );
		same( true, $is_before( $printed, 'storefront-islands-plugins-js', 'gift-js' ) );
		same( 0, preg_match( '/storefront-islands-plugins-js"[^>]* defer/', $printed ) );
	},
	'a checkout with WooCommerce’s own payment methods needs its own script alone' => static function () use ( $made ): void {
		$found = $made( array( 'checkout' ), false );
		same( true, false !== strpos( $found['printed'], 'wc-payment-method-cod-js' ) );
		same( false, strpos( $found['printed'], Handles::PLUGINS ) );
		same( array( 'wp-api-fetch', Handles::CHECKOUT ), $found['scripts']->registered['wc-blocks-registry']->deps );
	},
	'what extends the mini-cart loads with it, and not before' => static function () use ( $made ): void {
		$found = $made( array( 'mini-cart' ), true );
		same( false, strpos( $found['printed'], 'gift-js' ) );
		$needs = $found['needs']['mini-cart'];
		same( 'gift', end( $needs ) );
		same( true, array_search( Handles::PLUGINS, $needs, true ) > array_search( 'storefront-islands-mini-cart', $needs, true ) );
		same( false, in_array( Handles::PLUGINS, $made( array( 'mini-cart' ), false )['needs']['mini-cart'], true ) );
	},
	'beside the checkout it is there at once'          => static function () use ( $made, $is_before ): void {
		$printed = $made( array( 'mini-cart', 'checkout' ), true )['printed'];
		same( true, $is_before( $printed, 'storefront-islands-plugins-js', 'gift-js' ) );
	},
	'WooCommerce’s settings for everybody name nobody' => static function (): void {
		$part = 'JSON.parse( decodeURIComponent( \'%7B%22currentUserId%22%3A17%2C%22currentUserIsAdmin%22%3Atrue%7D\' ) )';
		same(
			array( 'JSON.parse( decodeURIComponent( \'%7B%22currentUserId%22%3A0%2C%22currentUserIsAdmin%22%3Afalse%7D\' ) )' ),
			Anonymous::inline_parts( 'wc-settings', array( $part ) )
		);
	},
);
