<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Compat\Classic\RemovedParts;
use StorefrontIslands\Page\Areas\Areas;
use WP_Block;

/** Tests parts of the classic cart and checkout that plugins and themes take away. */
final class RemovedPartsTest extends TestCase {
	private const CART = array( 'items' => array( array( 'key' => 'a' ) ), 'needs_shipping' => true, 'errors' => array() );

	private const PROCEED = array( 'woocommerce_proceed_to_checkout', 'woocommerce_button_proceed_to_checkout', 20 );
	private const CROSS   = array( 'woocommerce_cart_collaterals', 'woocommerce_cross_sell_display', 10 );
	private const COUPON  = array( 'woocommerce_before_checkout_form', 'woocommerce_checkout_coupon_form', 10 );
	private const LOG_IN  = array( 'woocommerce_before_checkout_form', 'woocommerce_checkout_login_form', 10 );

	protected function set_up(): void {
		parent::set_up();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		RemovedParts::note_early();
	}

	/** Returns the HTML that a page has for a screen. */
	private static function page( string $screen ): string {
		$areas = Areas::of( new WP_Block( array( 'blockName' => "storefront-islands/$screen" ) ), 'cart' === $screen ? Areas::CART : Areas::CHECKOUT );
		ClassicHooks::put( $screen, self::CART, $areas );
		return $areas->rest();
	}

	/** Returns the parts that some HTML names as removed. */
	private static function removed( string $html ): array {
		preg_match_all( '/data-removed="([a-z-]+)"/', $html, $found );
		return $found[1];
	}

	/** Returns the parts that a page has removed. */
	private static function removed_from( string $screen ): array {
		return self::removed( self::page( $screen ) );
	}

	/** Returns the parts that the route tells as removed; null if it says nothing of them. */
	private static function refreshed( string $screen ): ?array {
		$hooks = ClassicHooks::refreshed( $screen, self::CART );
		return isset( $hooks['removed-parts'] ) ? self::removed( $hooks['removed-parts']['html'] ) : null;
	}

	/** @group woocommerce */
	public function test_a_screen_of_woocommerce_has_all_its_parts(): void {
		self::assertSame( '', self::page( 'cart' ) . self::page( 'checkout' ) );
		add_action( 'woocommerce_proceed_to_checkout', static fn() => print( 'Safe' ) );
		add_action( 'woocommerce_before_checkout_form', static fn() => print( 'Hello' ) );
		self::assertStringNotContainsString( '<form', self::page( 'checkout' ) );
		self::assertSame( array(), array_merge( self::removed_from( 'cart' ), self::removed_from( 'checkout' ), (array) self::refreshed( 'cart' ) ) );
	}

	/** @group woocommerce */
	public function test_parts_whose_callback_was_removed_are_removed_for_as_long_as_the_page_is_open(): void {
		foreach ( array( self::PROCEED, self::CROSS, self::COUPON, self::LOG_IN ) as $part ) {
			remove_action( ...$part );
		}
		RemovedParts::note_early();
		wp_dequeue_script( 'storefront-islands-classic-hooks' );
		wp_dequeue_style( 'storefront-islands-classic-hooks' );
		self::assertSame( array( 'proceed', 'cross-sells' ), self::removed_from( 'cart' ) );
		self::assertTrue( wp_style_is( 'storefront-islands-classic-hooks' ) );
		self::assertFalse( wp_script_is( 'storefront-islands-classic-hooks' ) );
		self::assertSame( array( 'coupon', 'log-in' ), self::removed_from( 'checkout' ) );
		// The route may run without the condition of the page.
		add_action( 'woocommerce_proceed_to_checkout', static fn() => print( 'Closed' ) );
		self::assertSame( array(), self::refreshed( 'cart' ) );
		add_filter( 'pre_option_woocommerce_enable_guest_checkout', static fn(): string => 'no' );
		self::assertSame( array( 'coupon' ), self::removed_from( 'checkout' ) );
	}

	/** @group woocommerce */
	public function test_a_part_that_is_removed_while_the_cart_is_printed_follows_the_cart(): void {
		$is_closed = true;
		add_action(
			'woocommerce_proceed_to_checkout',
			static function () use ( &$is_closed ): void {
				if ( $is_closed ) {
					remove_action( ...self::PROCEED );
					echo '<span class="checkout-button" aria-disabled="true">From 50 on</span>';
				}
			},
			5
		);
		$html = self::page( 'cart' );
		self::assertSame( array( 'proceed' ), self::removed( $html ) );
		self::assertMatchesRegularExpression( '/data-hook="removed&#045;parts" data-hash="\w{8}"><i data-removed="proceed">/', $html );
		self::assertStringContainsString( 'class="checkout-button storefront-button storefront-hook__button wp-element-button"', $html );
		add_action( ...self::PROCEED );
		self::assertSame( array( 'proceed' ), self::refreshed( 'cart' ) );
		add_action( ...self::PROCEED );
		$is_closed = false;
		self::assertSame( array(), self::refreshed( 'cart' ) );
	}

	/** @group woocommerce */
	public function test_a_button_that_was_removed_for_the_page_is_looked_for_in_the_page_anew(): void {
		wp_dequeue_script( 'storefront-islands-classic-hooks' );
		remove_action( ...self::PROCEED );
		remove_action( ...self::CROSS );
		$html = self::page( 'cart' );
		self::assertMatchesRegularExpression( '/data-hook="page&#045;parts"[^>]* data-page="[^"]*"><i data-removed="proceed"><\/i><\/div>/', $html );
		self::assertContains( 'cross-sells', self::removed( $html ) );
		self::assertTrue( wp_script_is( 'storefront-islands-classic-hooks' ) );
		add_action( 'woocommerce_proceed_to_checkout', static fn() => print( 'Closed' ) );
		// Removed while the route reads the cart, as woocommerce_check_cart_items does below a least amount.
		self::assertSame( array( 'proceed' ), self::refreshed( 'cart' ) );
		add_action( ...self::PROCEED );
		self::assertSame( array(), self::refreshed( 'cart' ) );
	}

	/** @group woocommerce */
	public function test_a_part_that_is_printed_elsewhere_is_not_removed(): void {
		foreach ( array( self::PROCEED, self::CROSS, self::COUPON ) as $part ) {
			remove_action( ...$part );
		}
		add_action( 'my_theme_sidebar', self::CROSS[1] );
		add_action( 'woocommerce_before_cart_totals', static fn() => wc_get_template( 'cart/proceed-to-checkout-button.php' ) );
		self::assertSame( array(), self::removed_from( 'cart' ) );
		$moved = static fn() => woocommerce_checkout_coupon_form();
		add_action( 'woocommerce_review_order_before_payment', $moved );
		self::assertSame( array(), self::removed_from( 'checkout' ) );
		remove_action( 'woocommerce_review_order_before_payment', $moved );
		self::assertSame( array( 'coupon' ), self::removed_from( 'checkout' ) );
		add_action( 'woocommerce_review_order_before_payment', static fn() => print( '<input name="coupon_code">' ) );
		self::assertSame( array(), self::removed_from( 'checkout' ) );
	}

	/** @group woocommerce */
	public function test_a_part_in_a_template_of_the_theme_is_not_removed(): void {
		$theme = get_temp_dir() . 'storefront-islands-theme';
		wp_mkdir_p( "$theme/woocommerce/checkout" );
		$file = "$theme/woocommerce/checkout/form-checkout.php";
		file_put_contents( $file, '<?php do_action( "woocommerce_before_checkout_form" ); woocommerce_checkout_coupon_form();' );
		add_filter( 'stylesheet_directory', static fn(): string => $theme );
		remove_action( ...self::COUPON );
		remove_action( ...self::LOG_IN );
		self::assertSame( array( 'log-in' ), self::removed_from( 'checkout' ) );
		file_put_contents( $file, '<?php do_action( "woocommerce_before_checkout_form" ); /* @hooked woocommerce_checkout_coupon_form - 10, yourtheme/woocommerce/checkout/form-coupon.php */' );
		self::assertSame( array( 'coupon', 'log-in' ), self::removed_from( 'checkout' ), 'only named' );
		file_put_contents( $file, '<?php do_action( "woocommerce_before_checkout_form" ); wc_get_template( "checkout/form-login.php" );' );
		self::assertSame( array( 'coupon' ), self::removed_from( 'checkout' ) );
		file_put_contents( $file, '<?php do_action( "woocommerce_before_checkout_form" ); ?><input name="coupon_code">' );
		self::assertSame( array( 'log-in' ), self::removed_from( 'checkout' ) );
		rename( $file, "$theme/woocommerce/checkout/form-coupon.php" );
		self::assertSame( array( 'coupon', 'log-in' ), self::removed_from( 'checkout' ), 'its own template' );
		unlink( "$theme/woocommerce/checkout/form-coupon.php" );
		wp_mkdir_p( "$theme/woocommerce/cart" );
		remove_action( ...self::PROCEED );
		RemovedParts::note_early();
		file_put_contents( "$theme/woocommerce/cart/mini-cart.php", '<a href="<?php echo wc_get_checkout_url(); ?>">Pay</a>' );
		self::assertSame( array( 'proceed' ), self::removed_from( 'cart' ), 'a link of the mini-cart' );
		unlink( "$theme/woocommerce/cart/mini-cart.php" );
		file_put_contents( "$theme/woocommerce/cart/cart-totals.php", '<a href="<?php echo wc_get_checkout_url(); ?>">Pay</a>' );
		self::assertSame( array(), self::removed_from( 'cart' ), 'a link of its own' );
		file_put_contents( "$theme/woocommerce/cart/cart-totals.php", '<?php do_action( "mytheme_pay" );' );
		self::assertSame( array(), self::removed_from( 'cart' ), 'a hook of its own' );
		file_put_contents( "$theme/woocommerce/cart/cart-totals.php", '<?php do_action( "woocommerce_proceed_to_checkout" );' );
		self::assertSame( array( 'proceed' ), self::removed_from( 'cart' ) );
		unlink( "$theme/woocommerce/cart/cart-totals.php" );
	}

	public function test_a_cart_that_leaves_delivery_to_the_checkout_does_not_ask_for_it(): void {
		$is_ready = false;
		add_filter(
			'woocommerce_cart_ready_to_calc_shipping',
			static function () use ( &$is_ready ): bool {
				return $is_ready;
			}
		);
		self::assertSame( array( 'delivery' ), self::removed_from( 'cart' ) );
		self::assertSame( array(), self::removed_from( 'checkout' ) );
		$is_ready = true;
		self::assertSame( array(), self::removed_from( 'cart' ) );
	}

	public function test_a_button_that_is_gone_or_cannot_be_pressed_takes_the_screens_away(): void {
		$button = '';
		add_filter(
			'woocommerce_order_button_html',
			static function ( $html ) use ( &$button ): string {
				return str_replace( '%s', $html, $button );
			}
		);
		$cases = array(
			'<div>%s</div>'                             => array(),
			'<p>From 50 on</p>'                         => array( 'place-order' ),
			''                                          => array( 'place-order' ),
			'<button disabled id="place_order">Closed</button>' => array( 'place-order' ),
			'<button data-disabled="no">Order</button>' => array(),
			'<button class="button disabled" id="place_order">Order</button>' => array(),
			'<button type="button" disabled>Gift</button><button id="place_order">Order</button>' => array(),
		);
		foreach ( $cases as $button => $removed ) {
			self::assertSame( $removed, self::removed_from( 'checkout' ), $button );
			self::assertSame( $removed, self::refreshed( 'checkout' ), $button );
		}
		$button = '<button disabled id="place_order">Closed</button>';
		self::assertMatchesRegularExpression( '~<button[^>]* disabled[^>]*>Closed</button>~', self::page( 'checkout' ) );
	}
}
