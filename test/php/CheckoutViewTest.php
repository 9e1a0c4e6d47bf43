<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use DOMXPath;
use StorefrontIslands\Cart\View\CartView;
use StorefrontIslands\Checkout\View\CheckoutView;
use StorefrontIslands\Checkout\View\NoScriptNotice;
use StorefrontIslands\Html\Blocks\BlockChoices;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Page\SiteSettings;
use WP_Block;

/** Tests the server-rendered HTML of the checkout. */
final class CheckoutViewTest extends TestCase {
	private static function settings( array $checkout = array() ): array {
		$all = ( new SiteSettings( self::site_shop() ) )->all( true );
		$all['checkout'] = array_merge( (array) $all['checkout'], $checkout );
		return $all;
	}

	private static function cart( array $overrides = array() ): array {
		$totals = array( 'total_items' => '2000', 'total_price' => '2000', 'currency_minor_unit' => 2, 'currency_prefix' => '$' );
		return $overrides + array(
			'items'           => array(
				array(
					'key'      => 'one',
					'name'     => 'Mug &lt;script&gt;',
					'quantity' => 2,
					'totals'   => $totals + array( 'line_subtotal' => '2000' ),
					'prices'   => $totals + array( 'price' => '1000' ),
				),
			),
			'totals'          => $totals,
			'needs_payment'   => true,
			'needs_shipping'  => false,
			'payment_methods' => array( 'cod', 'elsewhere', 'bacs' ),
		);
	}

	private static function page( array $cart, array $settings ): DOMXPath {
		$areas = Areas::of( new WP_Block( array( 'blockName' => 'storefront-islands/checkout' ) ), Areas::CHECKOUT );
		return self::document( CheckoutView::node( $cart, $settings, array(), $areas )->html() );
	}

	/** Returns the checkout of a block with attributes. */
	private static function page_of( array $attributes, array $pages = array() ): DOMXPath {
		$settings = self::settings();
		$settings['storePages'] = $pages + (array) $settings['storePages'];
		return self::page( self::cart(), ( new BlockChoices( $attributes, 'checkout' ) )->settings( $settings ) );
	}

	public function test_the_terms_of_the_block_stand_with_their_links_and_nothing_else(): void {
		$page = self::page_of( array( 'termsText' => 'Read <a href="/agb/" onclick="x()">our <em>terms</em></a><script>1</script><img src=x onerror=1> & go' ) );
		self::assertSame( array( 'Read our terms1 & go' ), self::texts( $page, '//form//div[@data-area="terms"]' ) );
		self::assertSame( array( '/agb/' ), self::texts( $page, '//div[@data-area="terms"]/a/@href' ) );
		self::assertSame( array(), self::texts( $page, '//div[@data-area="terms"]//@onclick|//div[@data-area="terms"]//img' ) );
		self::assertSame( array(), self::texts( $page, '//input[@id="terms-and-conditions"]' ) );
	}

	public function test_a_required_tick_is_a_required_checkbox_with_the_terms_as_its_label(): void {
		$pages = array( 'terms' => array( 'permalink' => '/terms/' ), 'privacy' => array( 'permalink' => '' ) );
		$page = self::page_of( array( 'requiresTerms' => true ), $pages );
		self::assertCount( 1, $page->query( '//form//label[@for="terms-and-conditions"]//input[@type="checkbox" and @required and not(@checked)]' ) );
		self::assertSame( array( 'I have read and agree to the Terms and Conditions (opens in a new tab).' ), self::texts( $page, '//label[@for="terms-and-conditions"]//div[@data-area="terms"]' ) );
		self::assertSame( array( '/terms/' ), self::texts( $page, '//label[@for="terms-and-conditions"]//a/@href' ) );
		self::assertCount( 1, self::page_of( array( 'requiresTerms' => true ), array( 'terms' => array(), 'privacy' => array() ) )->query( '//div[@data-area="terms"]' ) );
		self::assertCount( 0, self::page_of( array( 'requiresTerms' => true, 'showPolicyLinks' => false ), $pages )->query( '//*[@data-area="terms"]|//input[@id="terms-and-conditions"]' ) );
	}

	public function test_ticks_of_plugins_are_set_before(): void {
		$ticked = static function ( array $ticks, array $address = array() ): array {
			$settings = self::settings( array( 'ticks' => $ticks, 'offersAccount' => true, 'allowsGuests' => true, 'shipsToBillingOnly' => false ) );
			$cart     = self::cart( array( 'needs_shipping' => true, 'shipping_address' => $address, 'billing_address' => $address ) );
			return self::texts( self::page( $cart, ( new BlockChoices( array( 'requiresTerms' => true ), 'checkout' ) )->settings( $settings ) ), '//input[@type="checkbox" and @checked]/@id' );
		};
		self::assertSame( array( 'same-for-billing' ), $ticked( array() ) );
		self::assertSame( array( 'create-account', 'terms-and-conditions' ), $ticked( array( 'terms', 'account', 'addresses' ) ) );
		self::assertSame( array( 'same-for-billing' ), $ticked( array( 'addresses' ), array( 'address_1' => '1 Road' ) ), 'There is an address for both.' );
	}

	public function test_no_id_is_also_one_of_a_cart_on_the_same_page(): void {
		$settings = self::settings();
		$areas    = Areas::of( new WP_Block( array( 'blockName' => 'storefront-islands/cart' ) ), Areas::CART );
		$cart     = self::document( CartView::node( self::cart(), $settings, array(), $areas )->html() );
		$ids      = self::texts( $cart, '//@id' );
		self::assertContains( 'storefront-coupon-code', $ids );
		self::assertSame( array(), array_intersect( $ids, self::texts( self::page( self::cart(), $settings ), '//@id' ) ) );
	}

	public function test_no_form_leaves_the_page(): void {
		$page = self::page( self::cart(), self::settings() );
		self::assertCount( 2, $page->query( '//form' ) );
		self::assertCount( 2, $page->query( '//form[@method="dialog" and not(@action)]' ) );
		self::assertCount( 0, $page->query( '//form[@id]//*[@type="submit"]' ) );
	}

	public function test_available_payment_methods_are_in_the_order_of_the_shop(): void {
		$shop = self::settings( array( 'gateways' => array( 'cod' => 'Cash', 'bacs' => 'Bank', 'unused' => 'Unused' ) ) );
		$view = self::page( self::cart(), array( 'paymentMethodSortOrder' => array( 'bacs', 'cod' ) ) + $shop );
		self::assertSame( array( 'Bank', 'Cash' ), self::texts( $view, '//*[@id="payment-method"]//label' ) );
		self::assertSame( array( 'bacs' ), self::texts( $view, '//*[@id="payment-method"]//input[@checked]/@value' ) );
	}

	public function test_an_offline_method_is_there_whole_and_nothing_is_busy(): void {
		$shop = array( 'paymentMethodSortOrder' => array( 'cod' ) ) + self::settings( array( 'gateways' => array( 'cod' => 'Cash', 'bacs' => 'Bank' ), 'offlineMethods' => array( 'cod' => '<p onclick="x()">Pay the <b>driver</b></p><script>1</script>', 'bacs' => '' ) ) );
		$view = self::page( self::cart(), $shop );
		self::assertSame( array( 'Pay the driver' ), self::texts( $view, '//*[contains(@class,"storefront-payment__content")]/div/p[not(@onclick)][b]' ) );
		self::assertSame( array( 'false' ), self::texts( $view, '//*[@id="payment-method"]//@aria-busy' ) );
		unset( $shop['checkout']['offlineMethods']['bacs'] );
		self::assertSame( array( 'true' ), self::texts( self::page( self::cart(), $shop ), '//*[@id="payment-method"]//@aria-busy' ) );
	}

	public function test_a_shop_without_guest_checkout_asks_visitors_to_log_in(): void {
		$view = self::page( self::cart(), self::settings( array( 'allowsGuests' => false, 'offersAccount' => false, 'loginUrl' => '/log-in/' ) ) );
		self::assertSame( 0, $view->query( '//form' )->length );
		self::assertSame( '/log-in/', self::texts( $view, '//a/@href' )[0] );
	}

	public function test_texts_of_the_shop_are_escaped(): void {
		self::assertCount( 0, self::page( self::cart(), self::settings() )->query( '//script' ) );
	}

	public function test_without_scripts_a_message_says_what_is_missing_and_links_to_the_cart(): void {
		self::assertMatchesRegularExpression( '~<noscript>.*JavaScript.*<a href="~', NoScriptNotice::html( self::settings() ) );
	}
}
