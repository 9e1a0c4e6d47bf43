<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use RuntimeException;
use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\ClassicForm;
use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Compat\Classic\ClassicHtml;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\Source;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Support\Settings\Settings;
use WP_Block;

/** Tests what plugins have hooked to the actions of WooCommerce's classic templates. */
final class ClassicHooksTest extends TestCase {
	private const FULL = array( 'items' => array( array( 'key' => 'a' ) ), 'needs_shipping' => true, 'errors' => array() );

	/** Prints a text at an action. */
	private static function print_at( string $action, string $html ): void {
		add_action(
			$action,
			static function () use ( $html ): void {
				echo $html;
			}
		);
	}

	private static function areas( string $screen ): Areas {
		$places = 'cart' === $screen ? Areas::CART : Areas::CHECKOUT;
		return Areas::of( new WP_Block( array( 'blockName' => "storefront-islands/$screen" ) ), $places );
	}

	/** Returns the HTML of all areas with what plugins print. */
	private static function put( string $screen, array $cart ): string {
		$areas = self::areas( $screen );
		ClassicHooks::put( $screen, $cart, $areas );
		return $areas->rest();
	}

	private static function switch_on(): void {
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
	}

	public function test_nothing_is_printed_or_loaded_without_the_setting_or_a_listener(): void {
		self::print_at( 'woocommerce_before_cart', 'Hello' );
		self::assertSame( '', self::put( 'cart', self::FULL ) );
		self::switch_on();
		self::assertStringContainsString( 'Hello', self::put( 'cart', self::FULL ) );
		self::assertSame( '', self::put( 'checkout', self::FULL ) );
		wp_dequeue_script( 'storefront-islands-classic-hooks' );
		remove_all_actions( 'woocommerce_before_cart' );
		self::assertSame( '', self::put( 'cart', self::FULL ) );
		self::assertFalse( wp_script_is( 'storefront-islands-classic-hooks' ) );
	}

	/** @group woocommerce */
	public function test_an_empty_cart_has_the_words_that_a_plugin_gives_it(): void {
		self::switch_on();
		$empty = array( 'items' => array() ) + self::FULL;
		self::assertSame( array(), ClassicHooks::refreshed( 'cart', $empty ) );
		add_filter( 'wc_empty_cart_message', static fn(): string => 'Nothing yet, <a href="/shop/">go on</a>' );
		self::assertStringContainsString( 'Nothing yet, <a href="/shop/">go on</a>', self::put( 'cart', $empty ) );
		self::assertStringNotContainsString( 'Nothing yet', self::put( 'cart', self::FULL ) );
		self::assertStringContainsString( 'Nothing yet', ClassicHooks::refreshed( 'cart', $empty )['woocommerce_cart_is_empty']['html'] );
		remove_action( 'woocommerce_cart_is_empty', 'wc_empty_cart_message' );
		self::assertStringNotContainsString( 'Nothing yet', self::put( 'cart', $empty ) );
		add_action( 'woocommerce_cart_is_empty', 'wc_empty_cart_message' );
	}

	public function test_fragments_of_plugins_are_refreshed_woocommerces_are_not(): void {
		self::switch_on();
		self::assertStringNotContainsString( 'fragments', self::put( 'checkout', self::FULL ) );
		add_filter(
			'woocommerce_update_order_review_fragments',
			static function ( $fragments ): array {
				$fragments['.woocommerce-checkout-payment'] .= 'more';
				$fragments['.points'] = '<p class="points">5</p>';
				$fragments['.wrong']  = array();
				return $fragments;
			}
		);
		self::assertStringContainsString( 'data-hook="woocommerce&#095;update&#095;order&#095;review&#095;fragments"', self::put( 'checkout', self::FULL ) );
		self::assertTrue( wp_script_is( 'storefront-islands-classic-hooks' ) );
		$refreshed = ClassicHooks::refreshed( 'checkout', self::FULL );
		self::assertSame( array( 'fragment:.points' ), array_keys( $refreshed ) );
		self::assertSame( '<p class="points">5</p>', $refreshed['fragment:.points']['html'] );
		self::assertSame( array(), ClassicHooks::refreshed( 'cart', self::FULL ) );
	}

	public function test_what_a_plugin_puts_around_the_button_stands_above_and_below_it(): void {
		self::switch_on();
		add_filter( 'woocommerce_order_button_html', static fn( $button ): string => "<div class=\"wrap\">$button</div>" );
		self::assertSame( array( '', '', '' ), array_column( ClassicHooks::refreshed( 'checkout', self::FULL ), 'html' ) );
		add_filter( 'woocommerce_order_button_html', static fn( $button ): string => "<p>Safe</p>$button<img src=\"seal.png\">" );
		self::assertSame(
			array( 'woocommerce_review_order_before_submit' => '<p>Safe</p><div class="wrap"></div>', 'woocommerce_review_order_after_submit' => '<img src="seal.png"/>', 'removed-parts' => '' ),
			array_map( static fn( array $hook ): string => $hook['html'], ClassicHooks::refreshed( 'checkout', self::FULL ) )
		);
		add_filter( 'woocommerce_order_button_html', static fn(): string => '<button type="submit" name="woocommerce_checkout_place_order">Order now</button>', 19 );
		self::assertSame( array( '', '', '' ), array_column( ClassicHooks::refreshed( 'checkout', self::FULL ), 'html' ) );
		add_filter( 'woocommerce_order_button_html', static fn(): string => 'From 50 on', 20 );
		self::assertStringContainsString( 'From 50 on', self::put( 'checkout', self::FULL ) );
	}

	public function test_every_action_has_an_area_that_the_screen_prints(): void {
		self::assertCount( 23, ClassicActions::of( 'cart' ) );
		self::assertCount( 33, ClassicActions::of( 'checkout' ) );
		foreach ( array( 'cart' => Areas::CART, 'checkout' => Areas::CHECKOUT ) as $screen => $places ) {
			foreach ( ClassicActions::of( $screen ) as $action => $place ) {
				self::assertTrue( in_array( $place, $places, true ) || 1 === preg_match( '/^(?:(?:before|after)-[a-z-]+|item-%s)$/', $place ), $action );
			}
		}
	}

	public function test_actions_run_where_the_classic_screen_would_run_them(): void {
		$due = static fn( string $action, array $cart ): bool => ClassicActions::is_due( $action, $cart + self::FULL );
		$in_carts = static fn( string $action, array $other ): array => array( $due( $action, array() ), $due( $action, $other ) );
		self::assertSame( array( true, false ), $in_carts( 'woocommerce_before_cart', array( 'items' => array() ) ) );
		self::assertSame( array( false, true ), $in_carts( 'woocommerce_cart_is_empty', array( 'items' => array() ) ) );
		self::assertSame( array( false, true ), $in_carts( 'woocommerce_cart_has_errors', array( 'errors' => array( 1 ) ) ) );
		foreach ( array( 'cart_totals_before_shipping', 'before_shipping_calculator', 'review_order_after_shipping', 'before_checkout_shipping_form' ) as $name ) {
			self::assertSame( array( true, false ), $in_carts( "woocommerce_$name", array( 'needs_shipping' => false ) ), $name );
		}
		self::assertTrue( $due( 'woocommerce_before_checkout_registration_form', array() ) );
		wp_set_current_user( 1 );
		self::assertFalse( $due( 'woocommerce_before_checkout_registration_form', array() ) );
	}

	public function test_only_the_order_review_of_the_checkout_is_refreshed(): void {
		$refreshed = array_filter( array_keys( ClassicActions::of( 'checkout' ) ), static fn( string $action ): bool => ClassicActions::is_refreshed( 'checkout', $action ) );
		self::assertCount( 15, $refreshed );
		self::assertContains( 'woocommerce_review_order_before_payment', $refreshed );
		self::assertNotContains( 'woocommerce_after_order_notes', $refreshed );
		self::assertTrue( ClassicActions::is_refreshed( 'cart', 'woocommerce_before_cart' ) );
	}

	public function test_a_listener_that_throws_loses_its_own_place(): void {
		self::switch_on();
		add_action(
			'woocommerce_before_cart',
			static function (): void {
				ob_start();
				echo 'before';
				throw new RuntimeException( 'Broken' );
			}
		);
		self::print_at( 'woocommerce_after_cart', 'after' );
		$level = ob_get_level();
		$html  = self::put( 'cart', self::FULL );
		self::assertSame( $level, ob_get_level() );
		self::assertStringContainsString( 'before</div>', $html );
		self::assertStringContainsString( 'after</div>', $html );
	}

	public function test_rows_get_a_table_and_unclosed_elements_are_closed(): void {
		self::switch_on();
		self::print_at( 'woocommerce_cart_totals_after_order_total', '<tr><th>Gift</th><td>1</td></tr>' );
		self::print_at( 'woocommerce_before_cart', '<div class="wrap"><b>open' );
		$html = self::put( 'cart', self::FULL );
		self::assertStringContainsString( '<table class="shop_table"><tbody><tr><th>Gift</th><td>1</td></tr></tbody></table>', $html );
		self::assertStringContainsString( '<div class="wrap"><b>open</b></div></div>', $html );
		foreach ( array( '<p>a<br>b<img src="x"></p>', '<script>if ( a < b ) { "</p>"; }</script>', '<svg><path d=""/></svg>', 'text' ) as $fine ) {
			self::assertSame( $fine, ClassicHtml::balanced( $fine ) );
		}
		self::assertSame( 'x', ClassicHtml::balanced( 'x</div></section>' ) );
	}

	public function test_callbacks_of_woocommerce_and_of_this_plugin_do_not_count_and_do_not_run(): void {
		add_action( 'woocommerce_before_cart', array( Node::class, 'of_html' ) );
		add_action( 'woocommerce_before_cart', 'wp_footer' );
		self::assertFalse( Listeners::exist( 'woocommerce_before_cart' ) );
		self::print_at( 'woocommerce_before_cart', 'Mine' );
		self::assertTrue( Listeners::exist( 'woocommerce_before_cart' ) );
		self::assertSame( 'Mine', Listeners::html( 'woocommerce_before_cart', array() ) );
		self::assertNotFalse( has_action( 'woocommerce_before_cart', 'wp_footer' ), 'is back' );
	}

	/**
	 * WooCommerce prints its totals, its products and its button by these actions.
	 *
	 * @group woocommerce
	 */
	public function test_woocommerces_own_parts_are_not_printed_twice(): void {
		wc_load_cart();
		WC()->frontend_includes();
		// It adds its hook when it is made, which an earlier test may have done.
		add_action( 'woocommerce_checkout_billing', array( WC()->checkout(), 'checkout_form_billing' ) );
		foreach ( array( 'woocommerce_cart_collaterals', 'woocommerce_proceed_to_checkout', 'woocommerce_checkout_order_review', 'woocommerce_before_checkout_form', 'woocommerce_checkout_billing' ) as $action ) {
			self::assertNotFalse( has_action( $action ), $action );
			self::assertFalse( Listeners::exist( $action ), $action );
		}
	}

	/** @group woocommerce */
	public function test_woocommerces_own_parts_are_not_printed_by_a_themes_callback_either(): void {
		self::switch_on();
		wc_load_cart();
		$gateway = new \WC_Gateway_COD();
		add_action(
			'woocommerce_checkout_after_customer_details',
			static function () use ( $gateway ): void {
				echo '<div class="moved"><h3>Payment</h3><ul>';
				wc_get_template( 'checkout/payment-method.php', array( 'gateway' => $gateway ) );
				echo '</ul></div>';
			}
		);
		add_action(
			'woocommerce_checkout_order_review',
			static function (): void {
				wc_get_template( 'checkout/terms.php' );
				do_action( 'woocommerce_review_order_before_submit' );
				echo apply_filters( 'woocommerce_order_button_html', '<button id="place_order">Pay</button>' );
				wp_nonce_field( 'woocommerce-process_checkout', 'woocommerce-process-checkout-nonce' );
				echo '<p>Paid safely</p>';
			}
		);
		self::print_at( 'woocommerce_review_order_before_submit', 'Once only' );
		$html = self::put( 'checkout', self::FULL );
		self::assertStringNotContainsString( 'payment_method', $html );
		self::assertStringNotContainsString( '>Payment<', $html );
		self::assertStringNotContainsString( 'place_order', $html );
		self::assertStringNotContainsString( 'name="terms"', $html );
		self::assertStringContainsString( '<p>Paid safely</p>', $html );
		self::assertSame( 1, substr_count( $html, 'Once only' ) );
		self::assertSame( '<i>Pay</i>', apply_filters( 'woocommerce_order_button_html', '<i>Pay</i>' ) );
	}

	/** @group woocommerce */
	public function test_what_else_a_callback_prints_stays_with_its_heading(): void {
		self::switch_on();
		add_action(
			'woocommerce_after_cart',
			static function (): void {
				echo '<h2>You may like</h2>';
				wc_get_template( 'cart/cross-sells.php', array( 'cross_sells' => array() ) );
				wc_get_template( 'notices/notice.php', array( 'notices' => array( array( 'notice' => 'Ships on Monday', 'data' => array() ) ) ) );
			}
		);
		self::print_at( 'woocommerce_before_cart', '<h2>Hello</h2>' );
		$html = self::put( 'cart', self::FULL );
		self::assertStringContainsString( 'You may like', $html );
		self::assertStringContainsString( 'Ships on Monday', $html );
		self::assertStringContainsString( '<h2>Hello</h2>', $html );
	}

	public function test_a_source_is_known_by_its_file(): void {
		self::assertSame( basename( __FILE__ ), Source::of( static fn(): int => 1 )->key() );
		foreach ( array( 'wp_footer', array( Areas::class, 'register' ), Areas::class . '::register' ) as $builtin ) {
			self::assertTrue( Source::of( $builtin )->is_builtin() );
		}
		self::assertFalse( Source::of( 'no_such_function' )->is_builtin() );
		self::assertFalse( Source::of_object( $this )->is_builtin() );
		$private = new class() {
			public function __call( string $name, array $arguments ) {
				return $this->$name( ...$arguments );
			}

			private function hidden(): int {
				return 1;
			}
		};
		self::assertSame( basename( __FILE__ ), Source::of( array( $private, 'hidden' ) )->key(), 'as the callbacks of WooCommerce 8.9' );
	}

	public function test_places_are_around_parts_and_wait_where_their_part_does_not_show(): void {
		self::switch_on();
		self::print_at( 'woocommerce_after_checkout_billing_form', 'VAT' );
		self::print_at( 'woocommerce_review_order_before_order_total', 'Points' );
		$areas = self::areas( 'checkout' );
		ClassicHooks::put( 'checkout', self::FULL, $areas );
		self::assertStringContainsString( 'VAT', $areas->take( 'after-billing-fields' )->html() );
		self::assertNull( $areas->take( 'after-billing-fields' ) );
		self::assertStringContainsString( 'data-area="before-totals"', html_entity_decode( $areas->rest() ) );
	}

	public function test_the_route_returns_what_is_refreshed_and_passes_fields_on(): void {
		self::switch_on();
		self::print_at( 'woocommerce_review_order_before_payment', 'Points: <b>1</b>' );
		self::print_at( 'woocommerce_after_order_notes', 'Notes' );
		$heard = array();
		add_action(
			'woocommerce_checkout_update_order_review',
			static function ( string $fields ) use ( &$heard ): void {
				$heard[] = $fields;
			}
		);
		$ask = static fn( string $screen ): \WP_REST_Response => rest_do_request( self::rest( 'GET', '/storefront-islands/v1/classic-hooks', array( 'screen' => $screen ) ) );
		// The visitor's cart is empty, so the actions of a filled one print nothing.
		self::assertSame( array( 'woocommerce_review_order_before_payment', 'removed-parts' ), array_keys( (array) $ask( 'checkout' )->get_data() ) );
		self::assertSame( 'no-store', $ask( 'checkout' )->get_headers()['Cache-Control'] );
		self::assertSame( 400, $ask( 'elsewhere' )->get_status() );
		$post = self::rest( 'POST', '/storefront-islands/v1/classic-hooks', array( 'screen' => 'checkout', 'post_data' => 'wrap=1' ) );
		rest_do_request( $post );
		self::assertSame( array(), $heard, 'not from another site' );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		rest_do_request( $post );
		self::assertSame( array( 'wrap=1' ), $heard );
	}

	/** @group woocommerce */
	public function test_what_is_drawn_anew_with_the_cart_sees_the_fields_that_were_posted(): void {
		self::switch_on();
		add_filter( 'woocommerce_update_order_review_fragments', static fn( $fragments ): array => array( '.points' => $_POST['post_data'] ?? 'none' ) + $fragments );
		add_action(
			'woocommerce_before_cart',
			static function (): void {
				echo $_POST['post_data'] ?? 'none';
			}
		);
		wc_load_cart();
		ClassicForm::forget();
		$shown = static fn( string $screen, string $method = 'GET', string $fields = '' ): array => array_column( (array) rest_do_request( self::rest( $method, '/storefront-islands/v1/classic-hooks', array( 'screen' => $screen, 'post_data' => $fields ) ) )->get_data(), 'html' );
		$_POST = array();
		self::assertSame( array( 'none' ), $shown( 'checkout' ) );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		self::assertSame( array( 'wrap=1' ), $shown( 'checkout', 'POST', 'wrap=1' ) );
		self::assertSame( array( 'wrap=1' ), $shown( 'checkout' ) );
		self::assertSame( array(), $_POST );
		self::assertNotContains( 'wrap=1', $shown( 'cart' ), 'the cart has no form' );
		WC()->cart->empty_cart();
		self::assertSame( array( 'none' ), $shown( 'checkout' ), 'not for the next cart' );
	}

	/** @group woocommerce */
	public function test_by_default_they_run_where_the_shops_page_has_the_shortcode(): void {
		$page   = wc_get_page_id( 'checkout' );
		$kept   = get_post( $page )->post_content;
		$active = static function ( string $content, array $settings = array() ) use ( $page ): bool {
			self::set_options( array( Settings::OPTION => $settings + array( 'replace_checkout' => true ) ) );
			wp_update_post( array( 'ID' => $page, 'post_content' => wp_slash( $content ) ) );
			return ClassicSupport::is_active( 'checkout' );
		};
		$shortcode = '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->';
		$block     = '<!-- wp:woocommerce/checkout /-->';
		self::assertTrue( $active( $shortcode ) );
		self::assertTrue( $active( '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->' ) );
		self::assertFalse( $active( $shortcode, array( 'replace_checkout' => false ) ) );
		self::assertFalse( $active( $shortcode, array( 'classic_extensions' => 'off' ) ) );
		self::assertSame( array( false, true ), array( $active( $block ), $active( $block, array( 'classic_extensions' => 'on' ) ) ) );
		wp_update_post( array( 'ID' => $page, 'post_content' => wp_slash( $kept ) ) );
	}
}
