<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Compat\PluginScripts;
use StorefrontIslands\Compat\ScriptHandles;
use StorefrontIslands\Page\Assets\AnonymousScripts;
use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\Assets\ScriptRegister;
use StorefrontIslands\Page\Assets\TranslationFiles;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;

/**
 * Tests that scripts of plugins run after the plugin's own scripts they need, and that a page without them has no extra
 * scripts.
 */
final class PluginScriptsTest extends TestCase {
	/** Payment method of WooCommerce core. */
	private static PaymentScripts $payment;

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		self::$payment = new class() implements PaymentScripts {
			public function enqueue(): array {
				wp_enqueue_script( 'wc-payment-method-cod', '/plugins/woocommerce/assets/client/blocks/cod.js', array( 'wc-blocks-registry' ), '1', true );
				return array( 'wc-payment-method-cod' );
			}
		};
	}

	/** Returns the scripts registered with WooCommerce's cart and mini-cart: the handle 'gift', or none. */
	private static function extensions( bool $is_there ): ExtensionScripts {
		// phpcs:disable PHPCompatibility.Classes.ForbiddenThis, PHPCompatibility.FunctionDeclarations.NewClosure -- It is the class's own $this.
		return new class( $is_there ) implements ExtensionScripts {
			/**
			 * True if there are scripts.
			 *
			 * @var bool
			 */
			private $is_there;
			/**
			 * Sets whether there are scripts.
			 *
			 * @param bool $is_there True if there are scripts.
			 */
			public function __construct( bool $is_there ) {
				$this->is_there = $is_there;
			}
			public function enqueue_for_cart(): void {
				foreach ( $this->for_mini_cart() as $handle ) {
					wp_enqueue_script( $handle );
				}
			}
			public function for_mini_cart(): array {
				wp_register_script( 'gift', '/plugins/gift/gift.js', array( 'wc-blocks-checkout' ), '1', true );
				return $this->is_there ? array( 'gift' ) : array();
			}
			public function add_data_late(): void {
				wp_add_inline_script( 'wc-settings', 'var wcSettings = {};', 'before' );
			}
		};
	}

	/**
	 * Returns the resulting scripts and HTML of a page with islands.
	 *
	 * @return array{scripts: WP_Scripts, printed: string, needs: array<string, list<string>>}
	 */
	private static function made( array $on_page, bool $has_plugin ): array {
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the beginning of a request.
		remove_all_actions( 'wp_footer' );
		$islands = new Islands( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ), new ScriptRegister(), new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) ) );
		$islands->register_assets();
		$plugins = new PluginScripts( self::$payment, self::extensions( $has_plugin ), $islands, new BootData( $islands, new PrivatePage( new PrivateBlocks(), self::site_shop() ), self::site_shop(), new CurrentCatalogue( self::site_shop() ) ) );
		foreach ( $on_page as $island ) {
			$islands->add( $island );
			$plugins->add( $island );
		}
		// WordPress caches the required handles on the first such call.
		wp_script_is( 'gift', 'enqueued' );
		ob_start();
		$plugins->replace_handles();
		do_action( 'wp_footer' );
		wp_scripts()->do_items( false, 1 );
		$printed = (string) ob_get_clean();
		$plugins->add_to_mini_cart();
		return array( 'scripts' => wp_scripts(), 'printed' => $printed, 'needs' => $islands->deferred_scripts( true )['needs'] );
	}

	private static function is_before( string $text, string $first, string $second ): bool {
		$at = strpos( $text, $first );
		return false !== $at && $at < (int) strpos( $text, $second );
	}

	public function test_a_cart_without_plugins_has_no_plugin_scripts(): void {
		$printed = self::made( array( 'cart', 'mini-cart' ), false )['printed'];
		self::assertStringContainsString( 'storefront-islands-cart-js', $printed );
		self::assertStringNotContainsString( ScriptHandles::PLUGINS, $printed );
		self::assertStringNotContainsString( 'storefront-islands-page', $printed );
	}

	public function test_on_the_cart_a_plugins_script_follows_ours_and_the_pages_data_precedes_both(): void {
		$printed = self::made( array( 'cart' ), true )['printed'];
		self::assertTrue( self::is_before( $printed, 'id="storefront-islands-page"', 'storefront-islands-cart-js' ) );
		self::assertTrue( self::is_before( $printed, 'storefront-islands-cart-js', 'storefront-islands-plugins-js' ) );
		self::assertTrue( self::is_before( $printed, 'storefront-islands-plugins-js', 'gift-js' ) );
		self::assertDoesNotMatchRegularExpression( '/storefront-islands-plugins-js"[^>]* defer/', $printed );
	}

	public function test_a_checkout_with_woocommerces_own_payment_methods_needs_only_their_scripts(): void {
		$found = self::made( array( 'checkout' ), false );
		self::assertStringContainsString( 'wc-payment-method-cod-js', $found['printed'] );
		self::assertStringNotContainsString( ScriptHandles::PLUGINS, $found['printed'] );
		self::assertSame( array( 'wp-api-fetch', ScriptHandles::CHECKOUT ), $found['scripts']->registered['wc-blocks-registry']->deps );
	}

	public function test_extensions_of_the_mini_cart_load_with_it_on_interaction(): void {
		$found = self::made( array( 'mini-cart' ), true );
		self::assertStringNotContainsString( 'gift-js', $found['printed'] );
		$needs = $found['needs']['mini-cart'];
		self::assertSame( 'gift', end( $needs ) );
		self::assertGreaterThan( array_search( 'storefront-islands-mini-cart', $needs, true ), array_search( ScriptHandles::PLUGINS, $needs, true ) );
		self::assertNotContains( ScriptHandles::PLUGINS, self::made( array( 'mini-cart' ), false )['needs']['mini-cart'] );
	}

	public function test_extensions_load_immediately_beside_the_checkout(): void {
		$printed = self::made( array( 'mini-cart', 'checkout' ), true )['printed'];
		self::assertTrue( self::is_before( $printed, 'storefront-islands-plugins-js', 'gift-js' ) );
	}

	public function test_woocommerces_public_settings_contain_no_visitor_data(): void {
		$part = 'JSON.parse( decodeURIComponent( \'%7B%22currentUserId%22%3A17%2C%22currentUserIsAdmin%22%3Atrue%7D\' ) )';
		self::assertSame(
			array( 'JSON.parse( decodeURIComponent( \'%7B%22currentUserId%22%3A0%2C%22currentUserIsAdmin%22%3Afalse%7D\' ) )' ),
			AnonymousScripts::inline_parts( 'wc-settings', array( $part ) )
		);
	}
}
