<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Product\AddToCart;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\ProductForm\FormBlock;

/** Tests which forms the browser itself sends, as WooCommerce leads to another page after them. */
final class AfterAddTest extends TestCase {
	/** Part of the field by which a form asks the shop. */
	private const ASKS = 'name="storefront-redirect"';

	private static function product( string $search, string $type ): array {
		return self::site_shop()->products( array( 'search' => $search, 'type' => $type ) )[0];
	}

	private static function card(): string {
		return AddToCart::html( new Product( self::product( 'Plain Tee', 'simple' ) ), '/cart/' );
	}

	private static function form( array $product ): string {
		return html_entity_decode( ( new FormBlock( self::site_shop() ) )->html( array( 'productId' => $product['id'] ), array() ), ENT_QUOTES | ENT_HTML5 );
	}

	public function test_products_are_added_in_place_by_default(): void {
		$form = self::form( self::product( 'Plain Tee', 'simple' ) );
		self::assertStringContainsString( 'data-island="add-to-cart"', self::card() );
		self::assertStringContainsString( 'data-island="add-to-cart"', $form );
		self::assertStringNotContainsString( 'data-leaves', $form );
	}

	public function test_by_the_setting_no_script_adds(): void {
		self::set_options( array( 'woocommerce_cart_redirect_after_add' => 'yes' ) );
		$product = self::product( 'Plain Tee', 'simple' );
		$form    = self::form( $product );
		self::assertStringNotContainsString( 'data-island', self::card() );
		self::assertStringContainsString( 'name="add-to-cart"', self::card() );
		self::assertStringNotContainsString( 'data-island="add-to-cart"', $form );
		self::assertStringContainsString( 'action="' . $product['permalink'] . '"', $form );
		$with_options = self::form( self::product( 'Club Hoodie', 'variable' ) );
		self::assertStringContainsString( ' data-leaves data-island="add-to-cart"', $with_options, 'Its options are handled by the script, which leaves the add to the browser.' );
	}

	public function test_a_plugin_that_names_a_page_is_asked_by_the_form_and_not_by_lists_that_add_in_place(): void {
		self::assertStringNotContainsString( self::ASKS, self::form( self::product( 'Plain Tee', 'simple' ) ) . self::card() );
		add_filter( 'woocommerce_add_to_cart_redirect', static fn() => '/checkout/' );
		foreach ( array( self::product( 'Plain Tee', 'simple' ), self::product( 'Club Hoodie', 'variable' ) ) as $product ) {
			$form = self::form( $product );
			self::assertStringContainsString( self::ASKS, $form );
			self::assertStringContainsString( 'data-island="add-to-cart"', $form );
			self::assertStringNotContainsString( 'data-leaves', $form );
		}
		self::assertStringNotContainsString( self::ASKS, self::card() );
		self::set_options( array( 'woocommerce_enable_ajax_add_to_cart' => 'no' ) );
		self::assertStringContainsString( self::ASKS, self::card() );
		self::assertStringContainsString( 'data-island', self::card() );
		self::set_options( array( 'woocommerce_cart_redirect_after_add' => 'yes' ) );
		self::assertStringNotContainsString( self::ASKS, self::card() . self::form( self::product( 'Plain Tee', 'simple' ) ) );
	}

	/** @group woocommerce */
	public function test_the_browser_sends_what_a_plugin_reads_out_of_the_request_itself(): void {
		add_filter( 'woocommerce_add_cart_item_data', static fn( array $data ): array => $data + array( 'deposit' => filter_input( INPUT_POST, 'deposit' ) ) );
		$products = array( self::product( 'Plain Tee', 'simple' ), self::product( 'Club Hoodie', 'variable' ) );
		foreach ( $products as $product ) {
			self::assertStringNotContainsString( 'data-leaves', self::form( $product ), 'No plugin has a field in it.' );
		}
		add_action(
			'woocommerce_before_add_to_cart_button',
			static function (): void {
				echo '<input name="deposit" value="yes">';
			}
		);
		foreach ( $products as $product ) {
			self::assertStringContainsString( ' data-leaves', self::form( $product ) );
			self::assertStringContainsString( 'action="' . $product['permalink'] . '"', self::form( $product ) );
		}
		self::assertStringNotContainsString( 'data-island="add-to-cart"', self::form( $products[0] ) );
		remove_all_filters( 'woocommerce_add_cart_item_data' );
		self::assertStringNotContainsString( 'data-leaves', self::form( $products[0] ) );
	}
}
