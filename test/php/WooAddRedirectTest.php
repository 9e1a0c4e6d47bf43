<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\ProductForm\FormBlock;
use WC_Product;
use WC_Product_Grouped;
use WC_Product_Simple;

/**
 * Tests where a form that adds in place is led to, beside WooCommerce's own handler of the form.
 *
 * @group woocommerce
 */
final class WooAddRedirectTest extends TestCase {
	use BuildsWooProducts;

	private WC_Product $product;

	protected function set_up(): void {
		parent::set_up();
		self::empty_cart();
		wc_clear_notices();
		$this->product = new WC_Product_Simple();
		$this->product->set_props( array( 'name' => 'Harbour Lamp', 'regular_price' => '30' ) );
		$this->product->save();
	}

	protected function tear_down(): void {
		if ( function_exists( 'WC' ) ) {
			self::empty_cart();
			wc_clear_notices();
		}
		parent::tear_down();
	}

	/**
	 * Adds with the fields of a form; returns where it leads to.
	 *
	 * @param array<string, string> $fields Fields beside the product's id.
	 * @return mixed
	 */
	private function led( array $fields, string $key = '' ) {
		$request = self::rest( 'POST', '/wc/store/v1/cart/add-item', $fields + array( 'id' => $this->product->get_id(), 'quantity' => 2 ), '' === $key ? wp_generate_uuid4() : $key );
		$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$response = rest_do_request( $request );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return ( (array) $response->get_data()['extensions'] )['storefront-islands/redirect']['url'] ?? null;
	}

	/** Returns what the next page says. */
	private static function said(): array {
		return array_map( static fn( array $notice ): string => wp_strip_all_tags( $notice['notice'] ), wc_get_notices( 'success' ) );
	}

	public function test_a_form_that_asks_gets_what_the_plugin_says_of_product_and_fields_and_the_page_says_what_was_added(): void {
		$heard = array();
		add_filter(
			'woocommerce_add_to_cart_redirect',
			static function ( $url, $product ) use ( &$heard ) {
				$heard[] = array( $url, $product->get_id(), $_REQUEST['add-to-cart'], $_REQUEST['quantity'], $_POST['wish'] ?? null, isset( $_POST['storefront-redirect'] ) );
				return isset( $_POST['wish'] ) ? add_query_arg( 'wish', $_POST['wish'], wc_get_checkout_url() ) : $url;
			},
			10,
			2
		);
		$id = $this->product->get_id();
		self::assertSame( wc_get_checkout_url() . '?wish=now', urldecode( $this->led( array( 'storefront-redirect' => '1', 'wish' => 'now' ) ) ) );
		self::assertSame( array( array( false, $id, (string) $id, '2', 'now', false ) ), $heard );
		self::assertCount( 1, self::said() );
		self::assertStringContainsString( '2 × “Harbour Lamp” have been added to your cart.', html_entity_decode( self::said()[0] ) );

		wc_clear_notices();
		wc_add_notice( 'Welcome.', 'success' );
		self::assertNull( $this->led( array( 'wish' => 'now' ) ), 'Nobody has asked.' );
		self::assertCount( 1, $heard );
		// WooCommerce 8.9 takes all messages away with each product that its Store API adds.
		$left = self::said();
		wc_clear_notices();
		wc_add_notice( 'Welcome.', 'success' );
		self::assertNull( $this->led( array( 'storefront-redirect' => '1' ) ), 'A plugin that leads nowhere leaves the page as it is.' );
		self::assertSame( $left, self::said() );
		self::assertCount( 2, $heard );
	}

	public function test_nobody_is_asked_for_a_request_that_is_repeated(): void {
		add_filter( 'woocommerce_add_to_cart_redirect', static fn() => wc_get_checkout_url() );
		// As Orders\Changes\ChangeGuard answers it.
		add_filter(
			'rest_dispatch_request',
			static function (): \WP_REST_Response {
				return new \WP_REST_Response( array( 'extensions' => (object) array() ), 201, array( 'Idempotency-Replayed' => 'true' ) );
			}
		);
		self::assertNull( $this->led( array( 'storefront-redirect' => '1' ) ) );
		self::assertSame( array(), self::said() );
	}

	public function test_the_browser_sends_a_group_whose_members_are_added_one_by_one(): void {
		$group = new WC_Product_Grouped();
		$group->set_props( array( 'name' => 'Set', 'children' => array( $this->product->get_id() ) ) );
		$group->save();
		$form = static fn(): string => ( new FormBlock( self::site_shop() ) )->html( array( 'productId' => $group->get_id() ), array() );
		self::assertStringContainsString( 'data-island="add-to-cart"', $form() );
		add_filter( 'woocommerce_add_to_cart_redirect', static fn( $url ) => $url );
		self::assertStringNotContainsString( 'data-island="add-to-cart"', $form() );
		self::assertStringNotContainsString( 'storefront-redirect', $form() );
		self::assertStringContainsString( 'action="' . $group->get_permalink() . '"', html_entity_decode( $form(), ENT_QUOTES | ENT_HTML5 ) );
	}

	public function test_another_site_is_no_page_to_lead_to(): void {
		add_filter( 'woocommerce_add_to_cart_redirect', static fn() => 'https://elsewhere.example/steal' );
		self::assertNull( $this->led( array( 'storefront-redirect' => '1' ) ) );
		self::assertSame( array(), self::said() );
	}
}
