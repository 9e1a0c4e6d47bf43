<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Compat\PluginScripts;
use StorefrontIslands\Compat\ScriptHandles;
use StorefrontIslands\Compat\SleepingCheckout;
use StorefrontIslands\Page\Assets\AnonymousScripts;
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
	/** Returns the script of a payment method of WooCommerce core, behind those that are enqueued with it. */
	private static function payment( ?callable $more ): PaymentScripts {
		return new class( $more ) implements PaymentScripts {
			/** @var callable|null */
			private $more;
			public function __construct( ?callable $more ) {
				$this->more = $more;
			}
			public function enqueue(): array {
				if ( null !== $this->more ) {
					( $this->more )();
				}
				wp_enqueue_script( 'wc-payment-method-cod', '/plugins/woocommerce/assets/client/blocks/cod.js', array( 'wc-blocks-registry' ), '1', true );
				return array( 'wc-payment-method-cod' );
			}
		};
	}

	/** Returns the scripts registered with WooCommerce's cart and mini-cart: the handle 'gift', or none. */
	private static function extensions( bool $is_there ): ExtensionScripts {
		return new class( $is_there ) implements ExtensionScripts {
			private bool $is_there;
			public function __construct( bool $is_there ) {
				$this->is_there = $is_there;
			}
			public function enqueue_for_cart(): void {
				array_map( 'wp_enqueue_script', $this->for_mini_cart() );
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

	/** Returns the HTML of a page with islands, and what these need later. */
	private static function made( array $on_page, bool $has_plugin, ?callable $enqueue = null, ?callable $with_payment = null ): array {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer' );
		$islands = self::no_islands();
		$islands->register_assets();
		$plugins = new PluginScripts( self::payment( $with_payment ), self::extensions( $has_plugin ), $islands, new BootData( $islands, new PrivatePage( new PrivateBlocks(), self::site_shop() ), self::site_shop(), new CurrentCatalogue( self::site_shop() ) ) );
		foreach ( $on_page as $island ) {
			$islands->add( $island );
			$plugins->add( $island );
		}
		if ( null !== $enqueue ) {
			$enqueue();
		}
		// WordPress caches the required handles on the first such call.
		wp_script_is( 'gift', 'enqueued' );
		$sleeping = new SleepingCheckout( $plugins, self::extensions( $has_plugin ), $islands );
		$printed = self::printed_by(
			static function () use ( $plugins, $sleeping ): void {
				$plugins->replace_handles();
				$sleeping->defer();
				do_action( 'wp_footer' );
				wp_scripts()->do_items( false, 1 );
			}
		);
		$plugins->add_to_mini_cart();
		$sleeping->add_to_checkout();
		return array( $printed, $islands->deferred_scripts( true )['needs'] );
	}

	/** The parts are there, in this order. */
	private static function assert_order( string $printed, string ...$parts ): void {
		$places = array_map( static fn( string $part ) => strpos( $printed, $part ), $parts );
		$sorted = $places;
		sort( $sorted );
		self::assertNotContains( false, $places );
		self::assertSame( $sorted, $places );
	}

	public function test_a_cart_without_plugins_has_no_plugin_scripts(): void {
		list( $printed ) = self::made( array( 'cart', 'mini-cart' ), false );
		self::assertStringContainsString( 'storefront-islands-wake-js', $printed );
		self::assertStringNotContainsString( 'storefront-islands-cart-js', $printed, 'the cart sleeps' );
		self::assertStringNotContainsString( ScriptHandles::PLUGINS, $printed );
		self::assertStringNotContainsString( 'storefront-islands-page', $printed );
	}

	public function test_on_the_cart_a_plugins_script_follows_ours_and_the_pages_data_precedes_both(): void {
		list( $printed ) = self::made( array( 'cart' ), true );
		self::assert_order( $printed, 'id="storefront-islands-page"', 'storefront-islands-cart-js', 'storefront-islands-plugins-js', 'gift-js' );
		self::assertDoesNotMatchRegularExpression( '/storefront-islands-plugins-js"[^>]* defer/', $printed );
	}

	public function test_a_checkout_with_offline_payment_methods_sleeps_and_needs_only_their_scripts_later(): void {
		list( $printed, $needs ) = self::made( array( 'checkout' ), false );
		self::assertStringContainsString( 'storefront-islands-wake-js', $printed );
		self::assertDoesNotMatchRegularExpression( '/wc-payment-method-cod|wc-settings|checkout-js/', $printed );
		self::assertStringNotContainsString( ScriptHandles::PLUGINS, $printed );
		self::assertSame( array( 'wp-api-fetch', ScriptHandles::CHECKOUT ), wp_scripts()->registered['wc-blocks-registry']->deps );
		$in_order = array( ScriptHandles::CHECKOUT, 'wc-settings', 'wc-blocks-registry', 'wc-payment-method-cod' );
		self::assertSame( $in_order, array_values( array_intersect( $needs['checkout'], $in_order ) ) );
	}

	public function test_their_scripts_bring_no_polyfill_along(): void {
		list( , $needs ) = self::made(
			array( 'checkout' ),
			false,
			static function (): void {
				// Older versions of WordPress name it for React.
				foreach ( wp_scripts()->registered as $script ) {
					$script->deps = array_values( array_diff( $script->deps, array( 'wp-polyfill' ) ) );
				}
				wp_scripts()->registered['wc-payment-method-cod']->deps[] = 'wp-polyfill';
			}
		);
		self::assertContains( 'wc-payment-method-cod', $needs['checkout'] );
		self::assertNotContains( 'wp-polyfill', $needs['checkout'] );
	}

	/** @dataProvider users */
	public function test_a_checkout_is_awake_beside_a_script_that_needs_it( array $needs, bool $is_payment ): void {
		$enqueue = static function () use ( $needs ): void {
			wp_enqueue_script( 'user', '/plugins/user/user.js', $needs, '1', true );
		};
		list( $printed ) = self::made( array( 'checkout' ), false, $is_payment ? null : $enqueue, $is_payment ? $enqueue : null );
		self::assert_order( $printed, 'storefront-islands-checkout-js', 'user-js' );
		self::assertStringContainsString( 'wc-payment-method-cod-js', $printed );
	}

	public function test_a_script_of_a_plugin_runs_after_what_woocommerces_blocks_always_load(): void {
		$enqueue = static function (): void {
			wp_enqueue_script( 'user', '/plugins/user/user.js', array( 'wc-blocks-checkout', 'wc-settings' ), '1', true );
		};
		foreach ( array( 'cart', 'checkout' ) as $island ) {
			list( $printed ) = self::made( array( $island ), false, $enqueue );
			self::assert_order( $printed, 'wp-plugins-js', 'user-js' );
			self::assert_order( $printed, 'wp-html-entities-js', 'user-js' );
		}
	}

	/** Returns what a script declares to need, and whether it comes with the payment methods. */
	public static function users(): array {
		return array(
			'registry'           => array( array( 'wc-blocks-registry' ), false ),
			'settings'           => array( array( 'wc-settings' ), false ),
			'ours'               => array( array( ScriptHandles::CHECKOUT ), false ),
			'method'             => array( array( 'wc-blocks-registry' ), true ),
			'method, undeclared' => array( array(), true ),
		);
	}

	public function test_extensions_of_the_mini_cart_load_with_it_on_interaction_and_immediately_beside_the_checkout(): void {
		list( $printed, $needs ) = self::made( array( 'mini-cart' ), true );
		self::assertStringNotContainsString( 'gift-js', $printed );
		$ours = array( 'storefront-islands-mini-cart', ScriptHandles::PLUGINS, 'gift' );
		self::assertSame( $ours, array_values( array_intersect( $needs['mini-cart'], $ours ) ) );
		self::assertNotContains( ScriptHandles::PLUGINS, self::made( array( 'mini-cart' ), false )[1]['mini-cart'] );
		self::assert_order( self::made( array( 'mini-cart', 'checkout' ), true )[0], 'storefront-islands-plugins-js', 'gift-js' );
	}

	public function test_woocommerces_public_settings_contain_no_visitor_data(): void {
		self::assertSame(
			array( 'JSON.parse( decodeURIComponent( \'%7B%22currentUserId%22%3A0%2C%22currentUserIsAdmin%22%3Afalse%7D\' ) )' ),
			AnonymousScripts::inline_parts( 'wc-settings', array( 'JSON.parse( decodeURIComponent( \'%7B%22currentUserId%22%3A17%2C%22currentUserIsAdmin%22%3Atrue%7D\' ) )' ) )
		);
	}
}
